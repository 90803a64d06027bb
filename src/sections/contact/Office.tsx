import { translate } from '@docusaurus/Translate';

import { PlainLink } from '@site/src/components/ui/PlainLink';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { mapHref } from '@site/src/domain/company';
import { OfficeAddress } from '../shared/ContactMethods';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { OfficeMap } from './OfficeMap';

/** The office with a map of our own, so that no map service learns who looks at it. */
export function Office(heading: Omit<MdxSectionProps, 'children'>) {
  return (
    <Section tone="night" className="overflow-hidden lg:min-h-[36rem]">
      <div className="grid items-center gap-12 lg:grid-cols-[2fr_3fr]">
        <div className="z-1 flex flex-col gap-4 lg:py-8">
          <SectionHeading className="mb-0" {...heading} />
          <OfficeAddress />
          <PlainLink href={mapHref} className="self-start font-semibold text-aurora underline underline-offset-4">
            {translate({
              id: 'contact.office.map',
              message: 'Open the address in OpenStreetMap',
              description: 'Link to a map service',
            })}
          </PlainLink>
        </div>
        <OfficeMap />
      </div>
    </Section>
  );
}
