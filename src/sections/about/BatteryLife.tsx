import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { afterOpening, Section, SectionHeading } from '@site/src/components/ui/Section';
import { lifeStages, type LifeStage } from '@site/src/domain/illustrations';
import { useProducts } from '@site/src/hooks/useProducts';
import { Drawing } from '../shared/Drawing';
import type { MdxSectionProps } from '../shared/mdx-sections';

/** As wide as the stations are on wide screens, each above its words; elsewhere each has its fifth of the view beside them. */
const view = 'one-life';
/** Nothing stands in what is cut off above and below. */
const row = { aspectRatio: '1600 / 540', objectPosition: '50% 55%' };
/** Of a fifth, above the rail with the line of light, for which the line beside the words stands: what is nearest in the next fifths is not seen. */
const part = {
  height: '11.6rem',
  maskImage:
    'linear-gradient(90deg, transparent 2%, black 8% 92%, transparent 98%), linear-gradient(black 95%, transparent)',
  maskComposite: 'intersect',
};

/** The life of a battery: `<LifeStation>` in their order, on the line of its record. */
export function BatteryLife({ children, ...heading }: MdxSectionProps) {
  return (
    <Section tone="sunken" style={afterOpening} className="overflow-hidden">
      <SectionHeading size="caption" {...heading} className="mb-8 xl:mb-0" />
      <Drawing name={view} style={row} className="w-full object-cover max-xl:hidden" />
      <ol className="grid gap-x-8 sm:grid-cols-2 sm:gap-y-8 xl:grid-cols-5 xl:gap-x-0 xl:text-center">{children}</ol>
    </Section>
  );
}

export interface LifeStationProps {
  /** Which part of the view. */
  id: LifeStage;
  title: string;
  /** Id of the product that reads the battery here. */
  product?: string;
  children: ReactNode;
}

export function LifeStation({ id, title, product: productId, children }: LifeStationProps) {
  const product = useProducts().find((candidate) => candidate.id === productId);
  return (
    <li className="relative grid grid-cols-[8rem_1fr] grid-rows-[auto_auto_1fr] gap-x-8 gap-y-1 max-sm:pb-4 sm:gap-y-2 xl:block xl:px-4">
      <span style={part} className="relative row-span-3 overflow-hidden xl:hidden">
        <Drawing
          name={view}
          style={{ top: '-2.125rem', left: `${-100 * lifeStages.indexOf(id)}%`, width: `${100 * lifeStages.length}%` }}
          className="absolute max-w-none"
        />
      </span>
      {/* From this dot to the next one. */}
      <span
        aria-hidden="true"
        style={{ left: '8.9rem', width: 2 }}
        className="absolute top-4 -bottom-4 bg-action sm:hidden [li:last-child>&]:hidden"
      />
      <span
        aria-hidden="true"
        style={{ top: '0.75rem', left: '8.9375rem' }}
        className="absolute size-3 -translate-x-1/2 rounded-full bg-action sm:hidden"
      />
      <h3 className="text-lg xl:mb-2">{title}</h3>
      <div>{children}</div>
      {product && (
        <p className="text-sm xl:mt-2">
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
