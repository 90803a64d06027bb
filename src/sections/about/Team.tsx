import type { ReactNode } from 'react';

import team from '@site/data/team.json';
import { Portrait } from '@site/src/components/ui/Portrait';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import type { TeamMember } from '@site/src/domain/schemas/owner-data';
import { DataPicture } from '../shared/DataPicture';
import type { MdxSectionProps } from '../shared/mdx-sections';

/** The people who lead the work: `<Member>` side by side. */
export function Team({ children, ...heading }: MdxSectionProps) {
  return (
    <Section>
      <SectionHeading {...heading} />
      <ul className="grid gap-x-12 gap-y-8 md:grid-cols-2">{children}</ul>
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
  return (
    <li className="flex gap-6 border-t border-line-strong pt-6">
      {name && (
        <Portrait
          name={name}
          picture={
            portrait && <DataPicture address={portrait} alt="" sizes="6rem" className="size-full object-cover" />
          }
        />
      )}
      <div className="flex flex-col gap-2">
        <h3 className="text-lg">{name ?? title}</h3>
        {name && <p className="font-semibold text-action">{title}</p>}
        {children}
      </div>
    </li>
  );
}
