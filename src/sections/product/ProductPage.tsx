import type { ReactNode } from 'react';

import MDXContent from '@theme/MDXContent';
import life from '@site/data/battery-life.json';
import { ButtonLink } from '@site/src/components/ui/Button';
import { Hero } from '@site/src/components/ui/Hero';
import { Icon } from '@site/src/components/ui/Icon';
import { sentences } from '@site/src/components/ui/Section';
import type { ProductScene } from '@site/src/domain/illustrations';
import { demoRequestPath } from '@site/src/domain/schemas/form-routes';
import type { ProductFrontMatter } from '@site/src/domain/schemas/product';
import type { BatteryLife } from '@site/src/domain/schemas/sample-data';
import { ProductMockup } from '../mockups/ProductMockup';
import { Breadcrumb } from '../shared/Breadcrumb';
import { Claim } from '../shared/Claim';
import { DemoCallToAction } from '../shared/DemoCallToAction';
import { DemoLabel } from '../shared/DemoLabel';
import { HeroView } from '../shared/HeroView';
import { LifeStages } from '../shared/LifeStages';
import { PageMeta } from '../shared/PageMeta';
import { sharedPicture } from '../shared/shared-picture';

interface ProductPageProps {
  /** Last part of its address. */
  id: string;
  product: ProductFrontMatter;
  /** The body of the product's MDX file. */
  children: ReactNode;
}

/** Where each product is at work, for share images. */
const cardPictures: Record<string, ProductScene> = { batscan: 'socket', batstream: 'van', batdata: 'tray' };

/** A product's page: the hero comes from its front matter, the sections from its body. */
export function ProductPage({ id, product, children }: ProductPageProps) {
  const stage = (life as BatteryLife).stages.find((candidate) => candidate.product === id && !candidate.page);
  const { name, tagline, description, targetMarket, time, report, closing, picture, landscape, seo } = product;
  return (
    <>
      <PageMeta
        {...seo}
        name={name}
        card={{ ground: 'dark', title: tagline, picture: cardPictures[id] ?? 'products' }}
        subject={{ kind: 'product', name, description, audience: targetMarket }}
      />
      <Hero
        eyebrow={<Breadcrumb />}
        title={<h1 className="text-3xl">{sentences(tagline, 7)}</h1>}
        lead={<p>{description}</p>}
        actions={
          <>
            <ButtonLink to={demoRequestPath(id)} variant="hero" size="xl">
              <DemoLabel product={product} />
            </ButtonLink>
            {report && (
              <ButtonLink to={`/products/${id}/sample-report`} variant="outline" size="xl">
                {report}
              </ButtonLink>
            )}
          </>
        }
        note={
          <>
            {time && (
              <p className="mb-2 flex items-start gap-2">
                <Icon name="clock" className="mt-px" />
                <span className="first-letter:uppercase">
                  <strong className="font-semibold text-on-night">
                    <Claim id={time.claim} />
                  </strong>{' '}
                  {time.text}
                </span>
              </p>
            )}
            <p className="flex items-start gap-2">
              <Icon name="users" className="mt-px" />
              {targetMarket}
            </p>
          </>
        }
        view={landscape && <HeroView name={landscape} />}
        picture={
          <div style={sharedPicture(id)} className="grid">
            <ProductMockup picture={picture} />
          </div>
        }
        foot={stage && <LifeStages at={stage.id} isOverView />}
      />
      <MDXContent>{children}</MDXContent>
      <DemoCallToAction demo={demoRequestPath(id)} title={closing?.title} picture={closing?.picture}>
        {closing && <p>{closing.text}</p>}
      </DemoCallToAction>
    </>
  );
}
