import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { ButtonLink } from '@site/src/components/ui/Button';
import type { PagePicture } from '@site/src/domain/illustrations';
import { PageHeader } from './PageHeader';
import { PageMeta } from './PageMeta';

interface ThankYouProps {
  title: string;
  text: string;
  picture?: PagePicture;
  /** Where to go from here; the products otherwise. */
  children?: ReactNode;
}

/** Top of the pages that the server redirects to after a native form submission. */
export function ThankYou({ title, text, picture, children }: ThankYouProps) {
  return (
    <>
      <PageMeta title={title} description={text} noIndex />
      <PageHeader title={title} lead={text} picture={picture}>
        {children ?? (
          <ButtonLink to="/products" variant="secondary" className="self-start">
            <Translate id="demo.success.products" description="Button on the thank-you page">
              Meanwhile, read about our products
            </Translate>
          </ButtonLink>
        )}
      </PageHeader>
    </>
  );
}
