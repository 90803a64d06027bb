import type { ReactNode } from 'react';

import { PageHeader } from './PageHeader';
import { PageMeta } from './PageMeta';

interface ThankYouProps {
  title: string;
  text: string;
  /** Where to go from here. */
  children: ReactNode;
}

/** Head of the pages where the server leads a visitor whose form was stored after a native post. */
export function ThankYou({ title, text, children }: ThankYouProps) {
  return (
    <>
      <PageMeta title={title} description={text} noIndex />
      <PageHeader title={title} lead={text}>
        {children}
      </PageHeader>
    </>
  );
}
