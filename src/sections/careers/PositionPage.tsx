import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import MDXContent from '@theme/MDXContent';
import { buttonStyles } from '@site/src/components/ui/Button';
import { Icon } from '@site/src/components/ui/Icon';
import { PlainLink } from '@site/src/components/ui/PlainLink';
import { Prose } from '@site/src/components/ui/Prose';
import { Section } from '@site/src/components/ui/Section';
import { emailHref } from '@site/src/domain/company';
import type { PositionFrontMatter } from '@site/src/domain/schemas/position';
import { PageHeader } from '../shared/PageHeader';
import { PageMeta } from '../shared/PageMeta';

interface PositionPageProps {
  position: PositionFrontMatter;
  /** The body of the position's MDX file. */
  children: ReactNode;
}

/** An open position: what, where, the text, and how to apply. */
export function PositionPage({ position, children }: PositionPageProps) {
  const { title, description, location, employment, seo } = position;
  return (
    <>
      <PageMeta {...seo} />
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
        </p>
      </PageHeader>
      <Section>
        <Prose>
          <MDXContent>{children}</MDXContent>
        </Prose>
        <div className="mt-12 flex flex-wrap items-center gap-6">
          <PlainLink
            href={`${emailHref}?subject=${encodeURIComponent(title)}`}
            className={buttonStyles({ size: 'lg' })}
          >
            <Translate id="common.careers.applyButton" description="Button below an open position; opens a mail">
              Apply by e-mail
            </Translate>
          </PlainLink>
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
