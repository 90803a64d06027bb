import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';

import { localePrefix } from '../src/lib/locales.ts';
import type { FieldError } from '../src/schemas/fields.ts';
import type { Form } from './forms.ts';

/** What a visitor without JavaScript sent, and why it was not stored. */
export interface RefusedPost {
  form: Form;
  language: string;
  typed: Record<string, string>;
  /** Empty when the fields were right and storing failed. */
  errors: FieldError[];
}

/** Built file of a page, e.g. build/sv/demo.html. */
export function builtPage(siteDir: string, language: string, page: string): string {
  return path.join(siteDir, `${localePrefix(language)}${page}.html`);
}

function typeIn($: CheerioAPI, control: ReturnType<CheerioAPI>, value: string): void {
  if (control.is('textarea')) control.text(value);
  else if (control.is('select')) {
    control.children('option').each((_index, option) => {
      if ($(option).attr('value') === value) $(option).attr('selected', '');
      else $(option).removeAttr('selected');
    });
  } else control.attr('value', value);
}

/**
 * The form's own built page with what was typed, an error beside each faulty field and a summary above them, all in
 * the page's language (the words stand in the page, see FormMessages). It is sent without scripts: its address is
 * not one that the client application knows.
 * @returns HTML
 */
export async function renderRefusedPost(
  siteDir: string,
  { form, language, typed, errors }: RefusedPost,
): Promise<string> {
  const $ = load(await readFile(builtPage(siteDir, language, form.pagePath), 'utf8'));
  const words = (selector: string) => $(`[data-form-messages] ${selector}`).first().text();
  const outcome = errors.length > 0 ? 'missing' : 'failed';
  const summary = $('[data-slot=form-alert]').removeAttr('hidden');
  summary.find('[data-slot=form-alert-title]').text(words(`[data-message=${outcome}-title]`));
  summary.find('[data-slot=form-alert-text]').text(words(`[data-message=${outcome}-text]`));
  $('title').text(`${words('[data-message=error-prefix]')} ${$('title').text()}`);
  $('script').remove();

  $('form [name]').each((_index, element) => {
    const value = typed[$(element).attr('name') ?? ''];
    if (value !== undefined) typeIn($, $(element), value);
  });

  for (const { field, code } of errors) {
    const id = `${form.idPrefix}-${field}`;
    const control = $(`#${id}`);
    const message = words(`[data-field=${field}][data-code=${code}]`) || words(`[data-code=${code}]:not([data-field])`);
    const describedBy = [control.attr('aria-describedby'), `${id}-error`].filter(Boolean).join(' ');
    control.attr({ 'aria-invalid': 'true', 'aria-describedby': describedBy });
    $(`#${id}-error`).removeAttr('hidden').find('[data-slot=field-error-text]').text(message);
    const label = $(`label[for=${id}]`).contents().first().text();
    const link = $('<a class="underline"></a>').attr('href', `#${id}`).text(`${label}: ${message}`);
    summary.find('[data-slot=form-alert-list]').append($('<li></li>').append(link));
  }
  return $.html();
}
