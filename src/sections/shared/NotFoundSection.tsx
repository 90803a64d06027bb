import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { ButtonLink } from '@site/src/components/ui/Button';
import { Icon } from '@site/src/components/ui/Icon';
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
        message: 'There is no page at this address. It may have moved, or the link may be incomplete.',
        description: 'Text of the 404 page',
      })}
    >
      <ButtonLink {...linkTo('/')} variant="hero">
        <Translate id="common.notFound.home" description="Button of the 404 page">
          Go to the home page
        </Translate>
      </ButtonLink>
      <ul className="w-full max-w-narrow divide-y divide-night-line border-y border-night-line">
        <Way to="/products">
          <Translate id="common.notFound.products" description="Button of the 404 page">
            See our products
          </Translate>
        </Way>
        <Way to="/products/batscan/vehicle-coverage">
          <Translate id="vehicleCoverage.list" description="Name of the list">
            Supported vehicles
          </Translate>
        </Way>
        <Way to="/contact">
          <Translate id="common.notFound.contact" description="Button of the 404 page">
            Contact us
          </Translate>
        </Way>
      </ul>
    </NotFoundFrame>
  );
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        className="group flex min-h-target items-center justify-between gap-4 py-2 font-semibold text-on-night no-underline hover:text-aurora"
      >
        {children}
        <Icon name="arrow-right" className="text-aurora transition-[translate] group-hover:translate-x-1" />
      </Link>
    </li>
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
        message: 'There is no product at this address. See all our products on one page.',
        description: 'Text for an unknown product',
      })}
    >
      <ButtonLink to="/products" variant="hero">
        <Translate id="productDetail.notFound.back" description="Button for an unknown product">
          See all products
        </Translate>
      </ButtonLink>
    </NotFoundFrame>
  );
}

function NotFoundFrame({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Section tone="aurora" className="flex min-h-[36rem] items-center *:w-full">
      <PageMeta title={title} description={text} noIndex />
      <div className="grid items-center gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-16">
        <div className="flex flex-col items-start gap-6">
          <h1 className="text-3xl">{title}</h1>
          <p className="max-w-narrow text-md sm:text-lg">{text}</p>
          {children}
        </div>
        <Drawing name="missing" urgent className="h-auto w-full max-lg:order-first max-lg:max-w-[22rem]" />
      </div>
    </Section>
  );
}
