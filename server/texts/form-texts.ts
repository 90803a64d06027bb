import type { FormKind } from '../../src/domain/schemas/form-routes.ts';
import { text } from './texts.ts';

const failedTextIds: Record<FormKind, string> = {
  'demo-request': 'demo.failed.text',
  'contact-message': 'contact.failed.text',
  'newsletter-subscription': 'footer.newsletter.failed',
};

const submitIds: Record<FormKind, string> = {
  'demo-request': 'demo.form.submit',
  'contact-message': 'contact.form.submit',
  'newsletter-subscription': 'footer.newsletter.submit',
};

/** Title and text above a form whose submission was refused; the same words as in the browser (src/components/forms). */
export function refusalTexts(
  kind: FormKind,
  hasFieldErrors: boolean,
  language: string,
): { title: string; text: string } {
  return hasFieldErrors
    ? { title: text(language, 'demo.missing.title'), text: text(language, 'demo.missing.text') }
    : { title: text(language, 'demo.failed.title'), text: text(language, failedTextIds[kind]) };
}

/** The button that sends a form. */
export function submitLabel(kind: FormKind, language: string): string {
  return text(language, submitIds[kind]);
}
