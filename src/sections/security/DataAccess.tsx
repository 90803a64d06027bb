import { translate } from '@docusaurus/Translate';

import { Icon } from '@site/src/components/ui/Icon';
import { Prose } from '@site/src/components/ui/Prose';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import type { MdxSectionProps } from '../shared/mdx-sections';

/** Who may see customers' data: text beside a picture of it, those closest to the data within those further away. */
export function DataAccess({ children, ...heading }: MdxSectionProps) {
  return (
    <Section tone="sunken">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2 lg:items-center">
        <div>
          <SectionHeading {...heading} className="mb-6" />
          <Prose className="max-sm:text-base">{children}</Prose>
        </div>
        <div
          aria-hidden="true"
          className="flex flex-col gap-3 rounded-xl border border-line bg-surface p-3 text-center font-semibold text-balance text-ink sm:gap-6 sm:p-8"
        >
          <div className="flex flex-col items-center gap-1">
            <Icon name="building" className="size-6 text-action" />
            {translate({
              id: 'security.access.companies',
              message: 'Companies that work for us',
              description: 'Outer ring of a drawing of who may see the data: sub-processors',
            })}
            <p className="text-sm font-normal text-body">
              {translate({
                id: 'security.access.companies.note',
                message: 'Only under a data processing agreement',
                description: 'Below the outer ring of that drawing',
              })}
            </p>
          </div>
          <div className="flex flex-col gap-3 rounded-lg bg-action-tint p-3 sm:gap-6 sm:p-8">
            <div className="flex flex-col items-center gap-1">
              <Icon name="wrench" className="size-6 text-action" />
              {translate({
                id: 'security.access.us',
                message: 'Those of us who run the service',
                description: 'Middle ring of that drawing',
              })}
              <p className="text-sm font-normal text-body">
                {translate({
                  id: 'security.access.us.note',
                  message: 'If you ask, or to fix a fault; every access is logged',
                  description: 'Below the middle ring of that drawing: when they look at the data',
                })}
              </p>
            </div>
            <div className="flex flex-col items-center gap-1 rounded-md bg-action p-3 text-on-action sm:p-6 sm:text-md">
              <Icon name="users" className="size-6" />
              {translate({
                id: 'security.access.accounts',
                message: 'The people you give accounts to',
                description: 'Inner ring of that drawing',
              })}
            </div>
          </div>
        </div>
      </div>
    </Section>
  );
}
