import { translate } from '@docusaurus/Translate';

export interface StoredTexts {
  title: string;
  text: string;
}

/**
 * Said once the demo request has been stored, in the form's place and on the thank-you page.
 * @param time the promised response time in words, "within 24 hours"
 */
export function demoStoredTexts(time: string): StoredTexts {
  return {
    title: translate({
      id: 'demo.success.title',
      message: 'Demo Request Submitted!',
      description: 'Title when the demo request has been stored',
    }),
    text: translate(
      {
        id: 'demo.success.text',
        message: 'Thank you. A battery engineer will contact you {time} on working days to plan your demo.',
        description: 'Text when the demo request has been stored; {time} is "within 24 hours"',
      },
      { time },
    ),
  };
}

/** The same for a message from the contact page. */
export function contactStoredTexts(time: string): StoredTexts {
  return {
    title: translate({
      id: 'contact.success.title',
      message: 'Message sent',
      description: 'Title when the message has been stored',
    }),
    text: translate(
      {
        id: 'contact.success.text',
        message: 'Thank you. A battery engineer will reply {time} on working days.',
        description: 'Text when the message has been stored; {time} is "within 24 hours"',
      },
      { time },
    ),
  };
}
