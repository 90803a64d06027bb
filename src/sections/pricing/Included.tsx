import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { Icon } from '@site/src/components/ui/Icon';
import { elementsOf } from '../shared/elements-of';

interface WithChildren {
  children?: ReactNode;
}

/** Above the list of what a price includes; on phones it opens it. */
export const includedLabel = () =>
  translate({
    id: 'prices.included',
    message: 'Included',
    description: 'Above a list of what the price of a product includes',
  });

/** What a price includes: a list, ticked. */
export function Included({ children }: { children: ReactNode }) {
  const items = elementsOf<WithChildren>(children).flatMap(({ props }) => elementsOf<WithChildren>(props.children));
  return (
    <div>
      <p className="mb-2 font-semibold text-ink max-md:hidden">{includedLabel()}</p>
      <ul className="flex flex-col gap-2">
        {items.map(({ props }, index) => (
          <li key={index} className="flex gap-3">
            <Icon name="check" className="mt-1 text-action" />
            <span>{props.children}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
