import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import MDXContent from '@theme/MDXContent';
import { Alert } from '@site/src/components/ui/Alert';
import { buttonStyles } from '@site/src/components/ui/Button';
import { Icon } from '@site/src/components/ui/Icon';
import { PlainLink } from '@site/src/components/ui/PlainLink';
import { Prose } from '@site/src/components/ui/Prose';
import { Section } from '@site/src/components/ui/Section';
import { company, emailHref } from '@site/src/domain/company';
import type { PositionFrontMatter } from '@site/src/domain/schemas/position';
import { useFormats } from '@site/src/hooks/useFormats';
import { PageHeader } from '../shared/PageHeader';
import { PageMeta } from '../shared/PageMeta';

interface PositionPageProps {
  /** `closed` when its last day is past. */
  position: PositionFrontMatter & { closed?: boolean };
  /** The body of the position's MDX file. */
  children: ReactNode;
}

/** What search engines show of an open position. */
function structuredData({ title, description, location, publish, closes }: PositionFrontMatter) {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description,
    datePosted: publish,
    validThrough: closes,
    hiringOrganization: { '@type': 'Organization', name: company.legalName },
    jobLocation: { '@type': 'Place', address: location },
  };
}

/** A position: what, where, the text, and how to apply; or that it is closed, for those who kept its address. */
export function PositionPage({ position, children }: PositionPageProps) {
  const { title, description, location, employment, closes, closed, seo } = position;
  const { date } = useFormats();
  return (
    <>
      <PageMeta {...seo} noIndex={closed} />
      {!closed && (
        <Head>
          <script type="application/ld+json">{JSON.stringify(structuredData(position))}</script>
        </Head>
      )}
      <PageHeader title={title} lead={description}>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <span className="flex items-center gap-2">
            <Icon name="pin" className="text-action" />
            {location}
          </span>
          <span className="flex items-center gap-2">
            <Icon name="clock" className="text-action" />
            {employment}
          </span>
          {closes && !closed && (
            <span className="flex items-center gap-2">
              <Icon name="calendar" className="text-action" />
              <Translate
                id="common.careers.closes"
                description="The last day to apply for a position; {date} is a day such as 31 December 2026"
                values={{ date: date(closes) }}
              >
                {'Apply by {date}'}
              </Translate>
            </span>
          )}
        </p>
      </PageHeader>
      <Section>
        {closed && (
          <Alert
            tone="info"
            className="mb-12"
            title={translate({
              id: 'common.careers.closed',
              message: 'This position is closed.',
              description: 'Above the text of a position whose last day is past',
            })}
          />
        )}
        <Prose>
          <MDXContent>{children}</MDXContent>
        </Prose>
        <div className="mt-12 flex flex-wrap items-center gap-6">
          {!closed && (
            <PlainLink
              href={`${emailHref}?subject=${encodeURIComponent(title)}`}
              className={buttonStyles({ size: 'lg' })}
            >
              <Translate id="common.careers.applyButton" description="Button below an open position; opens a mail">
                Apply by email
              </Translate>
            </PlainLink>
          )}
          <Link to="/careers" className="text-action underline underline-offset-4">
            <Translate id="common.careers.back" description="Link below an open position">
              All open positions
            </Translate>
          </Link>
        </div>
      </Section>
    </>
  );
}
