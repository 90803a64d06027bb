import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { ButtonLink } from '@site/src/components/ui/Button';
import { Section } from '@site/src/components/ui/Section';
import { splitLocalePath } from '@site/src/domain/locales';
import { useLinkTo } from '../frame/navigation';
import { Drawing } from './Drawing';
import { PageMeta } from './PageMeta';

/** 'Product Not Found' below /products, the not-found page elsewhere. */
export function NotFoundSection() {
  const { path } = splitLocalePath(useLocation().pathname);
  return path.startsWith('/products/') ? <ProductNotFound /> : <PageNotFound />;
}

function PageNotFound() {
  const linkTo = useLinkTo();
  return (
    <NotFoundFrame
      title={translate({
        id: 'common.notFound.title',
        message: 'Page not found',
        description: 'Heading of the 404 page',
      })}
      text={translate({
        id: 'common.notFound.text',
        message: 'There is nothing at this address. The page may have moved, or the link may be incomplete.',
        description: 'Text of the 404 page',
      })}
    >
      <ButtonLink {...linkTo('/')}>
        <Translate id="common.notFound.home" description="Button of the 404 page">
          Go to the home page
        </Translate>
      </ButtonLink>
      <ButtonLink to="/products" variant="outline">
        <Translate id="common.notFound.products" description="Button of the 404 page">
          See our products
        </Translate>
      </ButtonLink>
      <ButtonLink to="/products/batscan/vehicle-coverage" variant="outline">
        <Translate id="vehicleCoverage.list" description="Name of the list">
          Supported vehicles
        </Translate>
      </ButtonLink>
      <ButtonLink to="/contact" variant="ghost">
        <Translate id="common.notFound.contact" description="Button of the 404 page">
          Contact us
        </Translate>
      </ButtonLink>
    </NotFoundFrame>
  );
}

export function ProductNotFound() {
  return (
    <NotFoundFrame
      title={translate({
        id: 'productDetail.notFound.title',
        message: 'Product Not Found',
        description: 'Heading for an unknown product',
      })}
      text={translate({
        id: 'productDetail.notFound.text',
        message: 'We have no product at this address. All our products are on one page.',
        description: 'Text for an unknown product',
      })}
    >
      <ButtonLink to="/products">
        <Translate id="productDetail.notFound.back" description="Button for an unknown product">
          Back to Products
        </Translate>
      </ButtonLink>
    </NotFoundFrame>
  );
}

function NotFoundFrame({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Section>
      <PageMeta title={title} description={text} noIndex />
      <div className="grid items-center gap-12 lg:grid-cols-2">
        <div className="flex flex-col items-start gap-6">
          <h1 className="text-4xl">{title}</h1>
          <p className="max-w-narrow text-md">{text}</p>
          <div className="flex flex-wrap gap-4">{children}</div>
        </div>
        <Drawing name="careers" className="h-auto w-full" />
      </div>
    </Section>
  );
}
