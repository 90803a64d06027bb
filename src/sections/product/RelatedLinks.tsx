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
      <ul className="grid gap-3 md:auto-cols-fr md:grid-flow-col md:gap-6">{children}</ul>
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
    <li className="relative flex rises items-center gap-4 rounded-xl border border-line bg-surface p-4 md:items-start md:gap-6 md:p-6">
      <Icon name={icon} className="size-8 text-action" />
      <div className="flex flex-col gap-1">
        <h3 className="text-lg">
          <Link to={to} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
            {title}
          </Link>
        </h3>
        <div className="max-md:hidden">{children}</div>
      </div>
    </li>
  );
}
