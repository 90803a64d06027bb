import { translate } from '@docusaurus/Translate';

/**
 * What a form says about itself. Read at render, when the language is known.
 * @param failedText says what could not be sent
 */
export function formTexts(failedText: string) {
  return {
    'missing-title': translate({
      id: 'demo.missing.title',
      message: 'Missing Information',
      description: 'Title above the form when fields are empty or wrong',
    }),
    'missing-text': translate({
      id: 'demo.missing.text',
      message: 'Please fill in all required fields.',
      description: 'Text above the form when fields are empty or wrong',
    }),
    'failed-title': translate({
      id: 'demo.failed.title',
      message: 'Submission Failed',
      description: 'Title above the form when the request could not be sent',
    }),
    'failed-text': failedText,
    'error-prefix': translate({
      id: 'common.form.errorPrefix',
      message: 'Error:',
      description: "Before the page's title when the form has errors, as in 'Error: Request a demo'",
    }),
  } as const;
}
