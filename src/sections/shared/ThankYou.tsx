import type { ReactNode } from 'react';

import { Section } from '@site/src/components/ui/Section';
import type { PagePicture } from '@site/src/domain/illustrations';
import { Afterwards } from './Afterwards';
import { PageHeader } from './PageHeader';
import { PageMeta } from './PageMeta';

interface ThankYouProps {
  title: string;
  text: string;
  picture?: PagePicture;
  /** Below the text. */
  children?: ReactNode;
}

/** The page that the server redirects to after a native form submission, and where to go from there. */
export function ThankYou({ title, text, picture, children }: ThankYouProps) {
  return (
    <>
      <PageMeta title={title} description={text} noIndex />
      <PageHeader title={title} lead={text} picture={picture}>
        {children}
      </PageHeader>
      <Section>
        <Afterwards />
      </Section>
    </>
  );
}
