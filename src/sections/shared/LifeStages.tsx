import Link from '@docusaurus/Link';
import clsx from 'clsx';

import data from '@site/data/battery-life.json';
import { Container } from '@site/src/components/ui/Section';
import type { BatteryLife, StageId } from '@site/src/domain/schemas/sample-data';
import { useFormats } from '@site/src/hooks/useFormats';
import { useNavigation } from '@site/src/hooks/useNavigation';
import { useProducts } from '@site/src/hooks/useProducts';
import { HealthName } from './HealthName';
import { across, endsWith, oldest, shareOf } from './life-scale';
import { onWide } from './on-wide';

const { stages } = data as BatteryLife;

const above = `calc(0rem - ${onWide('0rem', '4rem')})`;
const overView = { translate: `0 ${above}`, marginBottom: above };
/** What of the colours is seen: the cells of the battery. */
const cells = {
  maskImage: 'linear-gradient(90deg, black 82%, transparent 0), linear-gradient(black 82%, transparent 0)',
  maskSize: '0.875rem 100%, 100% 20%',
  maskComposite: 'intersect',
};
/** Those that remain, below the curve. */
const remaining = {
  clipPath: `polygon(${[...stages, { year: oldest, health: endsWith }]
    .map(({ year, health }) => `${shareOf(year)}% ${100 - across(health)}%`)
    .join()},100% 100%,0 100%)`,
  background: 'linear-gradient(90deg, var(--color-aurora), transparent)',
};

interface LifeStagesProps {
  /** The stage that the page is about (data/battery-life.json). */
  at: StageId;
  /** On wide screens its cells stand before the lower end of a view. */
  isOverView?: boolean;
}

/** The life of the battery that the home page tells, along the head of a page that is about one of its stages; it leads to the others. */
export function LifeStages({ at, isOverView }: LifeStagesProps) {
  const { number, percent } = useFormats();
  const products = useProducts();
  const pages = useNavigation('resources');
  return (
    <div className="relative z-1 bg-night pb-4 text-sm text-on-night-muted print:hidden">
      <Container style={isOverView ? overView : undefined}>
        <nav aria-labelledby="life-stages">
          <div aria-hidden="true" className="relative h-16">
            <div style={cells} className="h-full bg-night-line/60">
              <div style={remaining} className="h-full" />
            </div>
            {stages.map(({ id, year, health }) => (
              // From its point on the curve down to its words.
              <span
                key={id}
                style={{ left: `${shareOf(year)}%`, top: `${100 - across(health)}%` }}
                className="absolute -bottom-2 border-l border-aurora"
              >
                <span
                  className={clsx(
                    'absolute -translate-1/2 rounded-full border-aurora',
                    id === at ? 'size-6 border-4 bg-on-night' : 'size-3 border-2 bg-night',
                  )}
                />
              </span>
            ))}
          </div>
          <ol className="mt-2 flex">
            {stages.map(({ id, year, health, product: productId, page }, index) => {
              const product = products.find((candidate) => candidate.id === productId);
              const to = page ?? product?.path;
              const isHere = id === at;
              return (
                <li
                  key={id}
                  // Where there is room, words begin below their point.
                  style={{ flexGrow: (stages[index + 1]?.year ?? oldest) - year }}
                  className="sm:basis-0"
                >
                  {to && (
                    <Link
                      to={to}
                      aria-current={isHere ? 'page' : undefined}
                      className="block flex-wrap items-baseline gap-x-2 py-1 leading-tight underline-offset-4 hover:underline sm:flex"
                    >
                      <span className={clsx('block font-display', isHere ? 'text-2xl text-on-night' : 'text-lg')}>
                        {percent(health)}
                      </span>
                      <span className={clsx('block font-semibold', isHere && 'text-aurora')}>
                        {pages.find((candidate) => candidate.to === page)?.label ?? product?.name}
                      </span>
                      {year > 0 && (
                        <span className="block w-full">
                          {number(year, { style: 'unit', unit: 'year', unitDisplay: 'long' })}
                        </span>
                      )}
                    </Link>
                  )}
                </li>
              );
            })}
          </ol>
          <HealthName id="life-stages" tone="night" className="justify-end" />
        </nav>
      </Container>
    </div>
  );
}
