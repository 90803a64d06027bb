import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

import { Icon, type IconName } from '@site/src/components/ui/Icon';
import { Section } from '@site/src/components/ui/Section';

interface RelatedLinksProps {
  /** Name of the group for screen readers. */
  label: string;
  children: ReactNode;
}

/** Where a reader goes on: `<RelatedLink>` side by side. */
export function RelatedLinks({ label, children }: RelatedLinksProps) {
  return (
    <Section space="tight" aria-label={label}>
      <ul className="grid max-md:divide-y max-md:divide-line max-md:rounded-xl max-md:border max-md:border-line max-md:bg-surface md:auto-cols-fr md:grid-flow-col md:gap-6">
        {children}
      </ul>
    </Section>
  );
}

export interface RelatedLinkProps {
  /** Address without language prefix. */
  to: string;
  icon: IconName;
  title: string;
  children: ReactNode;
}

export function RelatedLink({ to, icon, title, children }: RelatedLinkProps) {
  return (
    <li className="relative flex items-center gap-4 px-4 py-3 md:rises md:items-start md:gap-6 md:rounded-xl md:border md:border-line md:bg-surface md:p-6">
      <Icon name={icon} className="size-6 text-action md:size-8" />
      <div className="flex flex-col gap-1">
        <h3 className="text-md md:text-lg">
          <Link to={to} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
            {title}
          </Link>
        </h3>
        <div className="max-md:hidden">{children}</div>
      </div>
    </li>
  );
}
