import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';

import { company, emailHref } from '../src/domain/company.ts';
import { localePrefix } from '../src/domain/locales.ts';
import type { FieldError } from '../src/domain/schemas/fields.ts';
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

type Elements = ReturnType<CheerioAPI>;

/** The element that is filled in; a page without it would hide from the visitor what is wrong. */
function hook(parent: Elements, selector: string): Elements {
  const found = parent.find(selector).first();
  if (found.length === 0) throw new Error(`The form's built page has no ${selector}.`);
  return found;
}

function words(form: Elements, selector: string): string {
  const text = form.find(`[data-form-messages] ${selector}`).first().text();
  if (!text) throw new Error(`The form's built page has no words for ${selector}.`);
  return text;
}

function fieldWords(form: Elements, { field, code }: FieldError): string {
  const own = form.find(`[data-form-messages] [data-field="${field}"][data-code="${code}"]`).first().text();
  return own || words(form, `[data-code="${code}"]:not([data-field])`);
}

function typeIn($: CheerioAPI, control: Elements, value: string): void {
  // The first line end of a textarea belongs to the markup.
  if (control.is('textarea')) control.text(/^[\r\n]/.test(value) ? `\n${value}` : value);
  else if (control.is('select')) {
    control.children('option').each((_index, option) => {
      if ($(option).attr('value') === value) $(option).attr('selected', '');
      else $(option).removeAttr('selected');
    });
  } else control.attr('value', value);
}

function link($: CheerioAPI, href: string, text: string): Elements {
  return $('<li></li>').append($('<a class="underline"></a>').attr('href', href).text(text));
}

/**
 * The form's own built page with what was typed, an error beside each faulty field and a summary above them, all in
 * the page's language (the words stand in the page, see FormMessages). It is sent without scripts: its address is
 * not one that the client application knows.
 * @returns HTML
 * @throws when the built page or an element to fill in is missing
 */
export async function renderRefusedPost(siteDir: string, post: RefusedPost): Promise<string> {
  const { idPrefix, endpoint, page } = post.form;
  const $ = load(await readFile(builtPage(siteDir, post.language, page), 'utf8'));
  const form = hook($.root(), `form[action="${endpoint}"]`);
  const outcome = post.errors.length > 0 ? 'missing' : 'failed';
  const summary = hook(form, '[data-slot=form-alert]').removeAttr('hidden');
  hook(summary, '[data-slot=form-alert-title]').text(words(form, `[data-message=${outcome}-title]`));
  hook(summary, '[data-slot=form-alert-text]').text(words(form, `[data-message=${outcome}-text]`));
  const list = hook(summary, '[data-slot=form-alert-list]');
  if (outcome === 'failed') list.append(link($, emailHref, company.email));
  const title = $('head > title');
  title.text(`${words(form, '[data-message=error-prefix]')} ${title.text()}`);
  $('script').remove();

  form.find('[name]').each((_index, element) => {
    const value = post.typed[$(element).attr('name') ?? ''];
    if (value !== undefined) typeIn($, $(element), value);
  });

  for (const error of post.errors) {
    const id = `${idPrefix}-${error.field}`;
    const control = hook(form, `[id="${id}"]`);
    const message = fieldWords(form, error);
    const describedBy = [control.attr('aria-describedby'), `${id}-error`].filter(Boolean).join(' ');
    control.attr({ 'aria-invalid': 'true', 'aria-describedby': describedBy });
    hook(hook(form, `[id="${id}-error"]`).removeAttr('hidden'), '[data-slot=field-error-text]').text(message);
    const label = form.find(`label[for="${id}"]`).contents().first().text();
    list.append(link($, `#${id}`, `${label}: ${message}`));
  }
  return $.html();
}
