import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import team from '@site/data/team.json';
import { Icon } from '@site/src/components/ui/Icon';
import { PlainLink } from '@site/src/components/ui/PlainLink';
import { Portrait } from '@site/src/components/ui/Portrait';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { emailHref } from '@site/src/domain/company';
import type { TeamMember } from '@site/src/domain/schemas/owner-data';
import { DataPicture } from '../shared/DataPicture';
import type { MdxSectionProps } from '../shared/mdx-sections';

/** Who answers for what, and how to reach them: `<Member>` side by side. */
export function Team({ children, ...heading }: MdxSectionProps) {
  return (
    <Section>
      <SectionHeading isWide {...heading} />
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2 sm:gap-y-6 lg:grid-cols-4">{children}</ul>
    </Section>
  );
}

export interface MemberProps {
  /** Key in data/team.json, which has name and portrait once the owner has given them. */
  id: keyof typeof team.members;
  /** The role. */
  title: string;
  /** What it answers for. */
  children: ReactNode;
}

export function Member({ id, title, children }: MemberProps) {
  const { name, portrait }: TeamMember = team.members[id];
  const write = translate({
    id: 'about.team.write',
    message: 'Send an email',
    description: 'Link beside a leading role; its name for screen readers has the role behind it',
  });
  return (
    <li className="grid grid-cols-[1fr_auto] flex-col items-baseline gap-x-4 border-t border-line-strong pt-2 sm:flex sm:items-stretch sm:gap-3 sm:pt-4">
      {name && (
        <div className="col-span-full">
          <Portrait
            name={name}
            picture={
              portrait && <DataPicture address={portrait} alt="" sizes="6rem" className="size-full object-cover" />
            }
          />
        </div>
      )}
      <div className="contents flex-col sm:flex sm:gap-y-1">
        <h3 className="text-lg">{name ?? title}</h3>
        {name && <p className="order-1 col-span-full font-semibold text-action">{title}</p>}
        <div className="order-1 col-span-full">{children}</div>
      </div>
      <PlainLink
        href={`${emailHref}?subject=${encodeURIComponent(title)}`}
        aria-label={`${write}: ${name ?? title}`}
        className="flex min-h-8 items-center gap-2 font-semibold text-action underline underline-offset-4 hover:decoration-2 sm:mt-auto sm:self-start"
      >
        <Icon name="mail" />
        {write}
      </PlainLink>
    </li>
  );
}
