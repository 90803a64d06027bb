import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';

import { PlainLink } from '@site/src/components/ui/PlainLink';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { company, emailHref } from '@site/src/domain/company';
import { usePositions } from '@site/src/hooks/usePositions';
import { UnpublishedBadge } from '../shared/UnpublishedBadge';
import { ApplyBy } from './ApplyBy';

/** The open positions (MDX files in src/content/careers), and always the way to apply without one. */
export function OpenPositions() {
  const positions = usePositions();
  return (
    <Section>
      <div className="grid gap-x-16 lg:grid-cols-[2fr_3fr]">
        <SectionHeading
          id="open-positions"
          title={translate({ id: 'nav.openPositions', message: 'Open positions', description: 'Heading' })}
        />
        <div className="flex flex-col gap-8">
          {positions.length > 0 && (
            <ul className="divide-y divide-line border-y border-line">
              {positions.map(({ path, title, description, location, employment, closes }) => (
                <li key={path} className="flex flex-col gap-2 py-6">
                  <UnpublishedBadge path={path} />
                  <h3 className="text-lg">
                    <Link to={path} className="text-action underline underline-offset-4">
                      {title}
                    </Link>
                  </h3>
                  <p>{description}</p>
                  <p className="text-sm text-muted">
                    {location} · {employment}
                    {closes && (
                      <>
                        {' · '}
                        <ApplyBy day={closes} />
                      </>
                    )}
                  </p>
                </li>
              ))}
            </ul>
          )}
          <div
            className={clsx('flex flex-col gap-4 text-md', positions.length === 0 && 'rounded-xl bg-sunken p-6 sm:p-8')}
          >
            <h3 className="text-xl">
              {positions.length > 0 ? (
                <Translate id="common.careers.otherTitle" description="Heading below the open positions">
                  None of these suits you?
                </Translate>
              ) : (
                <Translate id="common.careers.noneTitle" description="Heading when no position is open">
                  No open positions today. Write to us anyway.
                </Translate>
              )}
            </h3>
            <p>
              <Translate
                id="common.careers.apply"
                description="How to apply without an open position; {email} is a link to the e-mail address"
                values={{
                  email: (
                    <PlainLink href={emailHref} className="font-semibold text-action underline underline-offset-4">
                      {company.email}
                    </PlainLink>
                  ),
                }}
              >
                {
                  'Tell us what you are good at and what you would like to build. Send a few lines to {email} with something you have made. No photo, date of birth or form needed. We reply to everyone.'
                }
              </Translate>
            </p>
          </div>
        </div>
      </div>
    </Section>
  );
}
