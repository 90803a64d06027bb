import { translate } from '@docusaurus/Translate';

/** What is said once the demo request has been stored (seed §8), in the form's place and on the thank-you page. */
export function submissionTexts(time: string) {
  return {
    title: translate({
      id: 'demo.success.title',
      message: 'Demo Request Submitted!',
      description: 'Title when the demo request has been stored',
    }),
    text: translate(
      {
        id: 'demo.success.text',
        message: 'Thank you. We will contact you {time} to plan your demo.',
        description: 'Text when the demo request has been stored; {time} is "within 24 hours"',
      },
      { time },
    ),
  };
}
