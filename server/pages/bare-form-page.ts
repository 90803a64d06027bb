import { localeOf } from '../../src/domain/locales.ts';
import type { Form } from '../submissions/forms.ts';
import { fieldLabel, valueLabel } from '../texts/field-texts.ts';
import { submitLabel } from '../texts/form-texts.ts';
import { escapeHtml } from '../texts/html.ts';

/** A textarea keeps every character that was typed, line breaks too. */
function control({ kind, schema }: Form, name: string, id: string, language: string): string {
  const { options } = schema.shape[name] as { options?: string[] };
  if (!options) return `<textarea id="${id}" name="${name}" rows="2"></textarea>`;
  const choices = options.map(
    (option) => `<option value="${option}">${escapeHtml(valueLabel(kind, name, option, language))}</option>`,
  );
  return `<select id="${id}" name="${name}"><option value=""></option>${choices.join('')}</select>`;
}

/** An empty form without the site's design, with the elements that are filled in for a refused submission, as HTML. */
export function bareFormPage(form: Form, language: string): string {
  const { kind, endpoint, idPrefix } = form;
  const label = escapeHtml(submitLabel(kind, language));
  const fields = Object.keys(form.schema.shape)
    .filter((name) => name !== 'language')
    .map((name) => {
      const id = `${idPrefix}-${name}`;
      return `<p><label for="${id}">${escapeHtml(fieldLabel(kind, name, language))}</label><br>
${control(form, name, id, language)}</p>
<p id="${id}-error" hidden><strong data-slot="field-error-text"></strong></p>`;
    });
  return `<!doctype html>
<html lang="${localeOf(language).htmlLang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${label}</title></head>
<body><form method="post" action="${endpoint}">
<div data-slot="form-alert" role="alert" hidden><h1 data-slot="form-alert-title"></h1>
<p data-slot="form-alert-text"></p><ul data-slot="form-alert-list"></ul></div>
<input type="hidden" name="language" value="${language}">
${fields.join('\n')}
<p><button>${label}</button></p></form></body></html>`;
}
