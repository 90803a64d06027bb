import life from '@site/data/battery-life.json';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { useFormats } from '@site/src/hooks/useFormats';
import { useNavigation } from '@site/src/hooks/useNavigation';
import { useProducts, type Product } from '@site/src/hooks/useProducts';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { ProductIcon } from '../shared/ProductIcon';
import { UnpublishedBadge } from '../shared/UnpublishedBadge';
import { across, LifeChart, LifeCurve } from './LifeCurve';
import { MoreLink } from './MoreLink';

/** One battery from the line to its second life: the curve of its health, and `<Stage>` by stage who looks and with what. */
export function Lifetime({ children, ...heading }: MdxSectionProps) {
  const products = useProducts();
  const pages = useNavigation('resources');
  const others = products.filter(({ id }) => !life.stages.some(({ product }) => product === id));
  return (
    <Section tone="sunken">
      <SectionHeading {...heading} className="mb-6 lg:mb-[12rem]" />
      <LifeChart
        names={Object.fromEntries(
          life.stages.map(({ id, product, page }) => [
            id,
            pages.find(({ to }) => to === page)?.label ?? products.find((candidate) => candidate.id === product)?.name,
          ]),
        )}
      />
      <div className="relative grid gap-x-16 lg:grid-cols-[30%_1fr]">
        <div className="relative max-lg:hidden">
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

/** The stages on the curve, where their rows are equally high. */
function StagePoints() {
  const { percent } = useFormats();
  return (
    <div aria-hidden="true">
      {life.stages.map(({ id, health }, index) => (
        <span
          key={id}
          style={{ left: `${across(health)}%`, top: `${((index + 0.5) / life.stages.length) * 100}%` }}
          className="absolute -translate-1/2"
        >
          <span className="block size-6 rounded-full border-4 border-action bg-surface" />
          {/* Always on the side that has room, clear of the thresholds. */}
          <span
            className={`absolute top-1/2 -translate-y-1/2 font-display text-2xl font-semibold whitespace-nowrap text-ink ${across(health) > 75 ? 'right-8' : 'left-8'}`}
          >
            {percent(health)}
          </span>
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
