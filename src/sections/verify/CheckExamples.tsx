import { translate } from '@docusaurus/Translate';
import checks from '@generated/sample-report/default/checks.json';

import { buttonStyles } from '@site/src/components/ui/Button';
import { PlainLink } from '@site/src/components/ui/PlainLink';
import { Section, SectionHeading, type SectionHeadingProps } from '@site/src/components/ui/Section';

/** Sample codes to try on the page that checks reports: what the check says of each. */
export function CheckExamples(heading: Omit<SectionHeadingProps, 'className'>) {
  const labels: Record<keyof typeof checks.examples, string> = {
    genuine: translate({
      id: 'verify.example.genuine',
      message: 'A genuine report',
      description: 'Link that checks a sample report',
    }),
    altered: translate({
      id: 'verify.example.altered',
      message: 'The same report with a better figure',
      description: 'Link that checks a sample report that was tampered with',
    }),
    expired: translate({
      id: 'verify.example.expired',
      message: 'A report that is no longer valid',
      description: 'Link that checks a sample report',
    }),
    revoked: translate({
      id: 'verify.example.revoked',
      message: 'A report that we have withdrawn',
      description: 'Link that checks a sample report',
    }),
  };
  return (
    <Section>
      <SectionHeading {...heading} className="mb-4 sm:mb-6" />
      <div className="flex flex-wrap gap-4">
        {Object.entries(labels).map(([name, label]) => (
          <PlainLink
            key={name}
            href={`#${checks.examples[name as keyof typeof labels]}`}
            className={buttonStyles({ variant: 'outline' })}
          >
            {label}
          </PlainLink>
        ))}
      </div>
    </Section>
  );
}
