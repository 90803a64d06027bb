import { translate } from '@docusaurus/Translate';

import { Icon } from '@site/src/components/ui/Icon';

/** Below the sign-up: what a subscriber may count on. */
export function LetterPromises() {
  const promises = [
    translate({
      id: 'newsletter.promise.sources',
      message:
        'We link figures from others to their source, and mark studies by companies with an interest in the result.',
      description: 'What a subscriber may count on',
    }),
    translate({
      id: 'newsletter.promise.confirm',
      message: 'We’ll first send you a link to confirm your address, and nothing else until you have.',
      description: 'What a subscriber may count on',
    }),
    translate({
      id: 'newsletter.promise.leave',
      message: 'Every issue has an unsubscribe link.',
      description: 'What a subscriber may count on',
    }),
  ];
  return (
    <ul className="grid gap-x-12 gap-y-4 lg:grid-cols-3">
      {promises.map((promise) => (
        <li key={promise} className="flex gap-3">
          <Icon name="check" className="mt-1 text-action" />
          {promise}
        </li>
      ))}
    </ul>
  );
}
