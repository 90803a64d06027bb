import { load, type CheerioAPI } from 'cheerio';

import { company, emailHref } from '../../src/domain/company.ts';
import type { FieldError } from '../../src/domain/schemas/fields.ts';
import type { Form } from '../submissions/forms.ts';
import { fieldErrorText, fieldLabel } from '../texts/field-texts.ts';
import { refusalTexts } from '../texts/form-texts.ts';
import { text } from '../texts/texts.ts';
import { bareFormPage } from './bare-form-page.ts';
import { loadBuiltPage } from './built-page.ts';

/** A native form submission that was not stored. */
export interface RefusedSubmission {
  form: Form;
  language: string;
  /** What the visitor typed, by field. */
  values: Record<string, string>;
  /** Empty if the fields were right and storing failed. */
  errors: FieldError[];
}

type Elements = ReturnType<CheerioAPI>;

/** An element that is filled in; without it the visitor would not see what is wrong. */
function slot(parent: Elements, selector: string): Elements {
  const found = parent.find(selector).first();
  if (found.length === 0) throw new Error(`The form's page has no ${selector}.`);
  return found;
}

function fillControl($: CheerioAPI, control: Elements, value: string): void {
  // HTML ignores a line break at the start of a textarea.
  if (control.is('textarea')) control.text(/^[\r\n]/.test(value) ? `\n${value}` : value);
  else if (control.is('select')) {
    control.children('option').removeAttr('selected');
    control
      .children('option')
      .filter((_index, option) => $(option).attr('value') === value)
      .attr('selected', '');
  } else control.attr('value', value);
}

function addLink($: CheerioAPI, list: Elements, href: string, label: string): void {
  list.append($('<li></li>').append($('<a class="underline"></a>').attr('href', href).text(label)));
}

/** Shows the summary above the form, which links to each faulty field, and announces the error in the page's title. */
function fillSummary($: CheerioAPI, container: Elements, { form, language, errors }: RefusedSubmission): void {
  const texts = refusalTexts(form.kind, errors.length > 0, language);
  const summary = slot(container, '[data-slot=form-alert]').removeAttr('hidden');
  slot(summary, '[data-slot=form-alert-title]').text(texts.title);
  slot(summary, '[data-slot=form-alert-text]').text(texts.text);
  const list = slot(summary, '[data-slot=form-alert-list]');
  for (const error of errors) {
    const label = `${fieldLabel(form.kind, error.field, language)}: ${fieldErrorText(form.kind, error, language)}`;
    addLink($, list, `#${form.idPrefix}-${error.field}`, label);
  }
  if (errors.length === 0) addLink($, list, emailHref, company.email);
  const title = $('head > title');
  title.text(`${text(language, 'common.form.errorPrefix')} ${title.text()}`);
}

/** Opens what is folded around a control, so that nothing typed and nothing wrong is out of sight. */
function unfold(control: Elements): void {
  control.closest('details').attr('open', '');
}

/** Shows an error beside its field. */
function markField(container: Elements, { form, language }: RefusedSubmission, error: FieldError): void {
  const id = `${form.idPrefix}-${error.field}`;
  const control = slot(container, `[id="${id}"]`);
  unfold(control);
  const describedBy = [control.attr('aria-describedby'), `${id}-error`].filter(Boolean).join(' ');
  control.attr({ 'aria-invalid': 'true', 'aria-describedby': describedBy });
  const message = slot(container, `[id="${id}-error"]`).removeAttr('hidden');
  slot(message, '[data-slot=field-error-text]').text(fieldErrorText(form.kind, error, language));
}

function fillForm($: CheerioAPI, refused: RefusedSubmission): string {
  const container = slot($.root(), `form[action="${refused.form.endpoint}"]`);
  fillSummary($, container, refused);
  container.find('[name]').each((_index, element) => {
    const value = refused.values[$(element).attr('name') ?? ''];
    if (value !== undefined) fillControl($, $(element), value);
    if (value) unfold($(element));
  });
  for (const error of refused.errors) markField(container, refused, error);
  return $.html();
}

/**
 * The form's page as HTML with what was typed, an error beside each faulty field and a summary above them, all in the
 * page's language.
 * @param onUnusable called if the built page is missing or lacks an element to fill in; then the form comes without the
 *   site's design, since what was typed must not be lost
 */
export async function renderRefusedForm(
  siteDir: string,
  refused: RefusedSubmission,
  onUnusable: (error: unknown) => void,
): Promise<string> {
  try {
    return fillForm(await loadBuiltPage(siteDir, refused.language, refused.form.page), refused);
  } catch (error) {
    onUnusable(error);
    return fillForm(load(bareFormPage(refused.form, refused.language)), refused);
  }
}
