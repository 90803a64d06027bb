import life from '@site/data/battery-life.json';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { useNavigation } from '@site/src/hooks/useNavigation';
import { useProducts, type Product } from '@site/src/hooks/useProducts';
import { across, shareOf } from '../shared/life-scale';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { cardsOnNight } from '../shared/on-night';
import { ProductIcon } from '../shared/ProductIcon';
import { UnpublishedBadge } from '../shared/UnpublishedBadge';
import { LifeChart, LifeCurve } from './LifeCurve';
import { MoreLink } from './MoreLink';

/** One battery from the line to its second life: the curve of its health, and `<Stage>` by stage who looks and with what. */
export function Lifetime({ children, ...heading }: MdxSectionProps) {
  const products = useProducts();
  const pages = useNavigation('resources');
  const others = products.filter(({ id }) => !life.stages.some(({ product }) => product === id));
  return (
    <Section tone="night" className="overflow-clip" style={cardsOnNight}>
      <SectionHeading
        {...heading}
        className="mb-6 lg:mb-24 lg:gap-y-16 lg:[&_h2]:max-w-none lg:[&_p]:ml-[calc(27%+4rem)]"
      />
      <LifeChart
        names={Object.fromEntries(
          life.stages.map(({ id, product, page }) => [
            id,
            pages.find(({ to }) => to === page)?.label ?? products.find((candidate) => candidate.id === product)?.name,
          ]),
        )}
      />
      <div className="relative grid gap-x-16 lg:grid-cols-[27%_1fr]">
        {/* Its years stand to its left. */}
        <div style={{ marginLeft: '2.5rem' }} className="relative max-lg:hidden">
          <LifeCurve />
          <StagePoints />
        </div>
        <ol className="grid lg:auto-rows-fr">{children}</ol>
      </div>
      {others.length > 0 && (
        <ul className="mt-8 flex flex-col gap-6">
          {others.map((product) => (
            <OtherProduct key={product.id} {...product} />
          ))}
        </ul>
      )}
    </Section>
  );
}

/** The stages at their ages on the curve, each with a wire to its row, which has its figure: rows are equally high, whatever the years between. */
function StagePoints() {
  const stages = life.stages.map((stage, index) => ({
    ...stage,
    at: Math.round(10 * shareOf(stage.year)) / 10,
    row: (100 * index) / life.stages.length,
  }));
  return (
    <div aria-hidden="true">
      <svg
        viewBox="0 0 1 100"
        preserveAspectRatio="none"
        fill="none"
        // On whole pixels, as the lines of the rows that the wires go on in.
        style={{ translate: '0 .5px' }}
        className="absolute top-0 left-full h-full w-16 overflow-visible stroke-line-strong"
      >
        {stages.map(({ id, at, row }) => (
          <path key={id} d={`M0 ${at}C.5 ${at} .5 ${row} 1 ${row}`} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      {stages.map(({ id, health, at }) => (
        <span
          key={id}
          style={{ left: `${across(health)}%`, top: `${at}%` }}
          className="absolute right-0 border-t border-line-strong"
        >
          <span className="absolute size-6 -translate-1/2 rounded-full border-4 border-action bg-surface" />
        </span>
      ))}
    </div>
  );
}

/** A product that has no stage in the life of the battery. */
function OtherProduct({ path, name, tagline, description, targetMarket, icon }: Product) {
  return (
    <li className="flex flex-col items-start gap-6 rounded-xl bg-surface p-6 sm:p-8 lg:flex-row lg:items-center lg:gap-8">
      <ProductIcon icon={icon} />
      <div className="flex max-w-measure grow flex-col items-start gap-2">
        <UnpublishedBadge path={path} />
        <p className="text-sm font-semibold tracking-label text-action">{targetMarket}</p>
        <h3 className="text-2xl">{tagline}</h3>
        <p className="text-md">{description}</p>
      </div>
      <div className="shrink-0 lg:ml-auto">
        <MoreLink path={path} name={name} />
      </div>
    </li>
  );
}
