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
import { Drawing } from '../shared/Drawing';
import type { MdxSectionProps } from '../shared/mdx-sections';

/** What each role answers for, drawn: it stands for people whose portraits are not there yet. */
const drawings: Record<string, string> = {
  'chief-executive': 'products',
  'battery-science': 'tool-cell',
  engineering: 'privacy',
  customers: 'letter',
};
const otherDrawing = 'tool-cell';

/** Who answers for what, and how to reach them: `<Member>` side by side. */
export function Team({ children, ...heading }: MdxSectionProps) {
  return (
    <Section>
      <SectionHeading {...heading} />
      <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-4">{children}</ul>
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
    <li className="grid grid-cols-[6rem_1fr] content-start gap-x-6 gap-y-1 lg:row-span-4 lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-y-2">
      <div className="max-lg:row-span-3">
        <Portrait
          name={name}
          picture={
            portrait ? (
              <DataPicture
                address={portrait}
                alt=""
                sizes="(width < 64rem) 6rem, 18rem"
                className="size-full object-cover"
              />
            ) : (
              name === undefined && (
                <Drawing
                  name={drawings[id] ?? otherDrawing}
                  className="absolute inset-0 size-full object-contain p-2 lg:p-4"
                />
              )
            )
          }
        />
      </div>
      <div className="flex flex-col gap-1 lg:mt-4">
        <h3 className="text-lg">{name ?? title}</h3>
        {name && <p className="font-semibold text-action">{title}</p>}
      </div>
      <div>{children}</div>
      <PlainLink
        href={`${emailHref}?subject=${encodeURIComponent(title)}`}
        aria-label={`${write}: ${name ?? title}`}
        className="flex min-h-8 items-center gap-2 justify-self-start font-semibold text-action underline underline-offset-4 hover:decoration-2 max-lg:col-start-2 sm:whitespace-nowrap"
      >
        <Icon name="mail" />
        {write}
      </PlainLink>
    </li>
  );
}
