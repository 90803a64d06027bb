import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { Section, SectionHeading } from '@site/src/components/ui/Section';
import type { LifeStage } from '@site/src/domain/illustrations';
import { useProducts } from '@site/src/hooks/useProducts';
import { Drawing } from '../shared/Drawing';
import type { MdxSectionProps } from '../shared/mdx-sections';

/** The life of a battery: `<LifeStation>` along a line, each drawn. */
export function BatteryLife({ children, ...heading }: MdxSectionProps) {
  return (
    <Section tone="surface" className="border-y border-line">
      <SectionHeading {...heading} />
      <ol className="grid gap-x-6 gap-y-8 md:grid-cols-3 lg:grid-cols-5">{children}</ol>
    </Section>
  );
}

export interface LifeStationProps {
  /** The drawing. */
  id: LifeStage;
  title: string;
  /** Id of the product that reads the battery here. */
  product?: string;
  children: ReactNode;
}

export function LifeStation({ id, title, product: productId, children }: LifeStationProps) {
  const product = useProducts().find((candidate) => candidate.id === productId);
  return (
    <li className="grid grid-cols-[7rem_1fr] gap-x-6 gap-y-2 md:flex md:flex-col">
      <Drawing name={`life-${id}`} className="row-span-3 h-auto w-full self-center object-contain md:h-32 md:w-auto" />
      <h3 className="relative border-t-2 border-action pt-3 text-lg before:absolute before:-top-[5px] before:left-0 before:size-2 before:rounded-full before:bg-action md:mt-3 lg:-mr-6 [li:last-child>&]:mr-0">
        {title}
      </h3>
      <div>{children}</div>
      {product && (
        <p className="mt-auto text-sm text-muted">
          <Translate
            id="about.life.product"
            description="Under a station of a battery's life; {product} is the linked name of the product that reads it there"
            values={{
              product: (
                <Link to={product.path} className="font-semibold text-action underline underline-offset-4">
                  {product.name}
                </Link>
              ),
            }}
          >
            {'Read by {product}'}
          </Translate>
        </p>
      )}
    </li>
  );
}
