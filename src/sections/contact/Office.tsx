import { translate } from '@docusaurus/Translate';

import { PlainLink } from '@site/src/components/ui/PlainLink';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { mapHref } from '@site/src/domain/company';
import { OfficeAddress, OfficeHours } from '../shared/ContactMethods';
import { OfficeMap } from './OfficeMap';

/** The office with a map of our own, so that no map service learns who looks at it. */
export function Office() {
  return (
    <Section tone="night">
      <div className="grid items-center gap-12 lg:grid-cols-[2fr_3fr]">
        <div className="flex flex-col gap-4">
          <SectionHeading
            className="mb-0"
            title={translate({ id: 'contact.office.title', message: 'Our office', description: 'Heading' })}
            lead={translate({
              id: 'contact.office.lead',
              message:
                'Come by with a battery question or a car. Please tell us beforehand, so that the coffee is fresh.',
              description: 'Paragraph beside the map',
            })}
          />
          <OfficeAddress />
          <OfficeHours />
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
