import { translate } from '@docusaurus/Translate';

import { Icon } from '@site/src/components/ui/Icon';

/** Below the sign-up: what a subscriber may count on. */
export function LetterPromises() {
  const promises = [
    translate({
      id: 'newsletter.promise.sources',
      message: 'Every figure has its source, and studies by companies that sell what they judge are marked.',
      description: 'What a subscriber may count on',
    }),
    translate({
      id: 'newsletter.promise.confirm',
      message: 'Nothing comes before you have confirmed your address.',
      description: 'What a subscriber may count on',
    }),
    translate({
      id: 'newsletter.promise.leave',
      message: 'Each letter has a link with which you leave.',
      description: 'What a subscriber may count on',
    }),
  ];
  return (
    <ul className="flex flex-col gap-4 border-t border-line pt-8">
      {promises.map((promise) => (
        <li key={promise} className="flex gap-3">
          <Icon name="check" className="mt-1 text-action" />
          {promise}
        </li>
      ))}
    </ul>
  );
}
