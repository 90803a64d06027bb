import Translate, { translate } from '@docusaurus/Translate';
import checks from '@generated/sample-report/default/checks.json';

import { Card } from '@site/src/components/ui/Card';
import { Icon } from '@site/src/components/ui/Icon';
import { PlainLink } from '@site/src/components/ui/PlainLink';
import { Section, SectionHeading, type SectionHeadingProps } from '@site/src/components/ui/Section';
import { readCode } from '@site/src/domain/signed-report';
import { useFormats } from '@site/src/hooks/useFormats';

/** Where a buyer comes across each code; it says nothing of what the check finds. */
const places = {
  genuine: () =>
    translate({
      id: 'verify.example.genuine',
      message: 'Behind a windscreen',
      description: 'Where a buyer comes across a sample code to check: on the card behind a car’s windscreen',
    }),
  altered: () =>
    translate({
      id: 'verify.example.altered',
      message: 'In an advert',
      description: 'Where a buyer comes across a sample code to check',
    }),
  expired: () =>
    translate({
      id: 'verify.example.expired',
      message: 'On a printed report',
      description: 'Where a buyer comes across a sample code to check',
    }),
  revoked: () =>
    translate({
      id: 'verify.example.revoked',
      message: 'Sent by a seller',
      description: 'How a buyer comes across a sample code to check: in a message',
    }),
};

const names = Object.keys(places) as (keyof typeof places)[];

/** Sample codes to try on the page that checks reports. What the check says of each is for the visitor to find out. */
export function CheckExamples(heading: Omit<SectionHeadingProps, 'className'>) {
  const { percent } = useFormats();
  return (
    <Section tone="sunken">
      <SectionHeading {...heading} className="mb-4 sm:mb-6" />
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-6">
        {names.map((name) => {
          const code = checks.examples[name];
          const { report } = readCode(code)!;
          return (
            <li key={name}>
              <Card isLink className="h-full justify-between gap-3 p-4 sm:p-6">
                <h3 className="text-base leading-tight">
                  <PlainLink
                    href={`#${code}`}
                    className="text-ink no-underline after:absolute after:inset-0 hover:underline"
                  >
                    {/* Phones have two lines of room for it, so that the figures of two cards are level. */}
                    <span className="mb-3 block text-sm text-action max-sm:min-h-[2lh]">{places[name]()}</span>
                    <span className="block text-3xl">{percent(report.stateOfHealth)}</span>{' '}
                    <span className="block">{report.vehicle}</span>
                  </PlainLink>
                </h3>
                <p aria-hidden="true" className="flex items-center gap-2 text-sm font-semibold text-action">
                  <Translate id="verify.submit" description="Button that checks the number of a report">
                    Check the report
                  </Translate>
                  <Icon name="arrow-right" />
                </p>
              </Card>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
