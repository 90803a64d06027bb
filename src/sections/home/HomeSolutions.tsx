import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';

import life from '@site/data/battery-life.json';
import { Icon } from '@site/src/components/ui/Icon';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { useFormats } from '@site/src/hooks/useFormats';
import { useProducts, type Product } from '@site/src/hooks/useProducts';
import { ProductMockup } from '../mockups/ProductMockup';
import { Drawing } from '../shared/Drawing';
import { ProductIcon } from '../shared/ProductIcon';
import { sharedPicture } from '../shared/shared-picture';
import { UnpublishedBadge } from '../shared/UnpublishedBadge';
import { across, LifeCurve } from './LifeCurve';

type Stage = (typeof life.stages)[number];

interface StageTexts {
  /** Who looks at the battery then. */
  audience: string;
  when: string;
  question: string;
}

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

/** Stages whose product has shown its picture already, or has none. */
const stageDrawings: Record<string, string> = { resale: 'report', secondLife: 'life-second' };

interface LifeStageProps {
  stage: Stage;
  product: Product;
  texts: StageTexts;
}

function LifeStage({ stage, product, texts }: LifeStageProps) {
  const { percent } = useFormats();
  const isSecondLife = stage.id === 'secondLife';
  const drawing = stageDrawings[stage.id];
  return (
    <li className="grid items-center gap-8 py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-16">
      <div className="flex flex-col items-start gap-4">
        <p className="text-sm font-semibold tracking-label text-action">
          {texts.when}
          <span className="lg:sr-only"> · {percent(stage.health)}</span>
        </p>
        <h3 className="text-2xl">{texts.question}</h3>
        <p className="text-md">{isSecondLife ? secondLifeText() : product.description}</p>
        <MoreLink path={product.path} name={product.name} />
      </div>
      {/* Tall pictures rise from the lower edge and are cut off there. */}
      <div
        style={drawing ? undefined : sharedPicture(product.id)}
        className="flex max-h-[26rem] flex-col justify-start overflow-hidden rounded-xl bg-sunken p-4 sm:p-8"
      >
        {drawing ? (
          <Drawing name={drawing} className="m-auto h-auto max-h-[14rem] w-full object-contain sm:max-h-[22rem]" />
        ) : (
          <ProductMockup picture={product.picture} />
        )}
      </div>
    </li>
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

function MoreLink({ path, name }: { path: string; name: string }) {
  return (
    <Link
      to={path}
      className="group flex min-h-target items-center gap-2 font-semibold text-action underline-offset-4 hover:underline"
    >
      <Translate
        id="home.solutions.more"
        description="Link from a product's card to its page; {product} is its name"
        values={{ product: name }}
      >
        {'More about {product}'}
      </Translate>
      <Icon name="arrow-right" className="transition-[translate] group-hover:translate-x-1" />
    </Link>
  );
}

function secondLifeText(): string {
  return translate({
    id: 'home.life.secondLife.text',
    message:
      'A pack that has done its years in a car can serve for years beside a solar roof, if its cells have aged evenly. Read it while it is still in the car, and you know whether they have.',
    description: 'Paragraph about the last stage in the life of a battery',
  });
}

/** @param age such as "7 years" */
function stageTexts(id: string, age: string): StageTexts {
  const texts: Record<string, StageTexts> = {
    line: {
      audience: translate({
        id: 'home.life.line.audience',
        message: 'I make batteries or vehicles',
        description: 'Link for manufacturers; the name of a product follows',
      }),
      when: translate({
        id: 'home.life.line.when',
        message: 'New, on the line',
        description: 'Stage in the life of a battery',
      }),
      question: translate({
        id: 'home.life.line.question',
        message: 'Which cell will come back as a warranty claim?',
        description: 'What a manufacturer wants to know',
      }),
    },
    road: {
      audience: translate({
        id: 'home.life.road.audience',
        message: 'I run a fleet',
        description: 'Link for fleet operators; the name of a product follows',
      }),
      when: translate(
        {
          id: 'home.life.road.when',
          message: '{age}, in the fleet',
          description: 'Stage in the life of a battery; {age} is "3 years"',
        },
        { age },
      ),
      question: translate({
        id: 'home.life.road.question',
        message: 'Which vehicle needs attention before it stops?',
        description: 'What a fleet operator wants to know',
      }),
    },
    resale: {
      audience: translate({
        id: 'home.life.resale.audience',
        message: 'I buy and sell used EVs',
        description: 'Link for dealers; the name of a product follows',
      }),
      when: translate(
        {
          id: 'home.life.resale.when',
          message: '{age}, changing hands',
          description: 'Stage in the life of a battery; {age} is "7 years"',
        },
        { age },
      ),
      question: translate({
        id: 'home.life.resale.question',
        message: 'What is this battery worth today?',
        description: 'What a dealer wants to know',
      }),
    },
    secondLife: {
      audience: translate({
        id: 'home.life.secondLife.audience',
        message: 'I build energy storage',
        description: 'Link for second-life integrators; the name of a product follows',
      }),
      when: translate(
        {
          id: 'home.life.secondLife.when',
          message: '{age}, second life',
          description: 'Stage in the life of a battery; {age} is "12 years"',
        },
        { age },
      ),
      question: translate({
        id: 'home.life.secondLife.question',
        message: 'Is this pack fit for ten more years?',
        description: 'What a second-life integrator wants to know',
      }),
    },
  };
  return texts[id]!;
}
