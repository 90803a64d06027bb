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
import { emailHref } from '@site/src/domain/company';
import type { PositionFrontMatter } from '@site/src/domain/schemas/position';
import { pageName } from '../frame/navigation';
import { PageHeader } from '../shared/PageHeader';
import { PageMeta } from '../shared/PageMeta';
import { ApplyBy } from './ApplyBy';

interface PositionPageProps {
  /** `closed` when its last day is past. */
  position: PositionFrontMatter & { closed?: boolean };
  /** The body of the position's MDX file. */
  children: ReactNode;
}

/** A position: what, where, the text, and how to apply; or that it is closed, for those who kept its address. */
export function PositionPage({ position, children }: PositionPageProps) {
  const { title, description, location, employment, publish, closes, closed, seo } = position;
  return (
    <>
      <PageMeta
        {...seo}
        noIndex={closed}
        name={title}
        card={{ ground: 'light', eyebrow: pageName('/careers'), title, picture: 'careers' }}
        subject={closed ? undefined : { kind: 'position', description, location, posted: publish, closes }}
      />
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
              <ApplyBy day={closes} />
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
