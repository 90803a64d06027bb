import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { CSSProperties, ReactNode } from 'react';

import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { lifeStages, type LifeStage } from '@site/src/domain/illustrations';
import { useIllustration } from '@site/src/hooks/useIllustration';
import { useProducts } from '@site/src/hooks/useProducts';
import { lifeKnots } from '@site/src/illustrations/life-scene';
import { Drawing } from '../shared/Drawing';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { WayOn } from '../shared/WayOn';

/**
 * The life of a battery: `<LifeStation>` in their order. On wide screens they hang from the knots of one drawing; on
 * others each has a drawing of its own, on one line on phones.
 */
export function BatteryLife({ children, ...heading }: MdxSectionProps) {
  return (
    <Section tone="night" className="overflow-hidden">
      <div className="xl:grid xl:*:col-start-1 xl:*:row-start-1">
        <SectionHeading size="caption" {...heading} className="mb-8 self-start xl:z-1 xl:max-w-narrow" />
        <div className="@container relative xl:-mt-24 xl:mb-16 xl:pb-32">
          <Drawing name="life" className="h-auto w-full max-xl:hidden" />
          <ol className="grid gap-x-6 gap-y-8 sm:grid-cols-2 xl:block">{children}</ol>
        </div>
      </div>
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

/** Where a station's text begins: under its knot, in shares of the drawing. */
function useKnot(id: LifeStage): CSSProperties {
  const life = useIllustration('life');
  const { width, height } = life!;
  const { left, above } = lifeKnots[lifeStages.indexOf(id)]!;
  return {
    '--knot-left': `${((100 * left) / width).toFixed(2)}%`,
    '--knot-top': `${((100 * (height - above)) / width).toFixed(2)}cqw`,
  };
}

export function LifeStation({ id, title, product: productId, children }: LifeStationProps) {
  const product = useProducts().find((candidate) => candidate.id === productId);
  return (
    <li
      style={useKnot(id)}
      className="relative grid grid-cols-[6rem_1fr] content-start gap-x-6 gap-y-2 xl:absolute xl:top-(--knot-top) xl:left-(--knot-left) xl:block xl:w-[14.5%] xl:border-l xl:border-aurora/60 xl:pt-16 xl:pl-4"
    >
      <WayOn />
      <Drawing
        name={`life-${id}`}
        className="relative row-span-3 h-auto max-h-32 w-full self-start object-contain sm:max-xl:h-24 xl:hidden"
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
                <Link to={product.path} className="font-semibold text-aurora underline underline-offset-4">
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
