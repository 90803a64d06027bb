import { company, emailHref } from '../src/domain/company.ts';
import { localeOf } from '../src/domain/locales.ts';
import { fieldLimits } from '../src/domain/schemas/field-limits.ts';
import { fieldLabel, valueLabel } from './field-labels.ts';
import type { RefusedPost } from './form-page.ts';
import type { Form } from './forms.ts';
import { escapeHtml } from './html.ts';
import { text } from './texts.ts';

function control({ kind, schema }: Form, name: string, value: string, language: string): string {
  const { options } = schema.shape[name] as { options?: string[] };
  // A textarea keeps every character; the first line end belongs to the markup.
  if (!options) return `<textarea id="${name}" name="${name}" rows="2">\n${escapeHtml(value)}</textarea>`;
  const choices = options.map(
    (option) =>
      `<option value="${option}"${option === value ? ' selected' : ''}>${escapeHtml(valueLabel(kind, name, option, language))}</option>`,
  );
  return `<select id="${name}" name="${name}"><option value=""></option>${choices.join('')}</select>`;
}

/**
 * What a visitor without JavaScript gets when the form's built page cannot be used: bare, but with every word that
 * was typed and a way to send it again.
 * @returns HTML
 */
export function renderPlainForm({ form, language, typed, errors }: RefusedPost): string {
  const title = text(language, errors.length > 0 ? 'page.invalid.title' : 'page.unsent.title');
  const fields = Object.keys(form.schema.shape)
    .filter((name) => name !== 'language')
    .map((name) => {
      const error = errors.find(({ field }) => field === name);
      const max = String(fieldLimits[name as keyof typeof fieldLimits] ?? '');
      const message = error && text(language, `common.fieldError.${error.code}`, { max });
      const label = escapeHtml(fieldLabel(form.kind, name, language));
      return `<p><label for="${name}">${label}${message ? `: <strong>${escapeHtml(message)}</strong>` : ''}</label><br>${control(form, name, typed[name] ?? '', language)}</p>`;
    });
  const [before = '', after = ''] = text(language, 'page.again').split('{email}');
  return `<!doctype html>
<html lang="${localeOf(language).htmlLang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title></head>
<body><h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(before)}<a href="${emailHref}">${company.email}</a>${escapeHtml(after)}</p>
<form method="post" action="${form.endpoint}">
<input type="hidden" name="language" value="${language}">
${fields.join('\n')}
<p><button>${escapeHtml(text(language, 'page.send'))}</button></p></form></body></html>`;
}
