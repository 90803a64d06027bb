import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';

import life from '@site/data/battery-life.json';
import { Icon } from '@site/src/components/ui/Icon';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { useFormats } from '@site/src/hooks/useFormats';
import { useProducts, type Product } from '@site/src/hooks/useProducts';
import { ProductIcon } from '../shared/ProductIcon';
import { UnpublishedBadge } from '../shared/UnpublishedBadge';
import { stageTexts } from './life-stage-texts';
import { across, LifeCurve } from './LifeCurve';
import { LifeStage } from './LifeStage';
import { MoreLink } from './MoreLink';

/** One battery from the line to its second life: the curve of its health, and at each stage who looks and with what. */
export function HomeSolutions() {
  const products = useProducts();
  const { number } = useFormats();
  const stages = life.stages.flatMap((stage) => {
    const product = products.find(({ id }) => id === stage.product);
    const age = number(stage.year, { style: 'unit', unit: 'year', unitDisplay: 'long' });
    return product ? [{ stage, product, texts: stageTexts(stage.id, age) }] : [];
  });
  // In the order of the products; the life below has that of time.
  const doors = stages.toSorted((a, b) => products.indexOf(a.product) - products.indexOf(b.product));
  const others = products.filter(({ id }) => !stages.some(({ product }) => product.id === id));
  return (
    <Section>
      <SectionHeading
        eyebrow={translate({ id: 'home.solutions.eyebrow', message: 'Solutions', description: 'Above the heading' })}
        title={translate({
          id: 'home.solutions.title',
          message: 'One view of battery health, from the line to the second life',
          description: 'Heading above the products',
        })}
        lead={
          <Translate id="home.life.lead" description="Paragraph above the life of a battery in four stages">
            Follow one battery. Whoever looks at it, at whatever age, sees the same figure, by the same definition.
          </Translate>
        }
      />
      <nav
        aria-label={translate({
          id: 'home.life.audiences',
          message: 'Where to go from here',
          description: 'Name of the row of links for the four kinds of visitors',
        })}
        className="mb-16"
      >
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {doors.map(({ stage, product, texts }) => (
            <li key={stage.id}>
              <Link
                to={product.path}
                className="group flex h-full items-center justify-between gap-4 rounded-lg border border-line-strong bg-surface px-4 py-3 transition-[translate,box-shadow] hover:-translate-y-px hover:shadow-raised"
              >
                <span>
                  <span className="block font-semibold text-ink">{texts.audience}</span>
                  <span className="block text-sm text-action">{product.name}</span>
                </span>
                <Icon name="arrow-right" className="text-action transition-[translate] group-hover:translate-x-1" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="relative grid grid-cols-[2rem_1fr] gap-x-6 lg:grid-cols-[16rem_1fr] lg:gap-x-16">
        <div className="relative">
          <LifeCurve />
          <StagePoints />
        </div>
        <ol className="grid lg:auto-rows-fr">
          {stages.map((entry) => (
            <LifeStage key={entry.stage.id} {...entry} />
          ))}
        </ol>
      </div>
      {others.length > 0 && (
        <ul className="mt-16 flex flex-col gap-6">
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
    <div aria-hidden="true" className="max-lg:hidden">
      {life.stages.map(({ id, health }, index) => (
        <span
          key={id}
          style={{ left: `${across(health)}%`, top: `${((index + 0.5) / life.stages.length) * 100}%` }}
          className="absolute -translate-1/2"
        >
          <span className="block size-6 rounded-full border-4 border-action bg-surface" />
          <span className="absolute top-1/2 right-8 -translate-y-1/2 bg-canvas px-1 font-display text-xl font-semibold whitespace-nowrap text-ink tabular-nums">
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
    <li className="flex flex-col items-start gap-6 rounded-xl bg-sunken p-6 sm:p-8 lg:flex-row lg:items-center lg:gap-8">
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
