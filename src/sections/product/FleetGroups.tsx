import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { along, Ruler } from '@site/src/components/ui/Ruler';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { sampleFleet as fleet } from '@site/src/domain/sample-fleet';
import { useFormats } from '@site/src/hooks/useFormats';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { useThresholds } from '../shared/thresholds';

const scale = { from: 68, to: 100 };

/** Every vehicle with its state of health today; those of one whole percent stand on each other. */
const stacks = Map.groupBy(
  fleet.vehicles.map(({ name, history }) => ({ name, health: history.at(-1)! })),
  ({ health }) => Math.floor(health),
);

/** The fleet on one scale, and what follows for the vehicles of each `<FleetGroup>`. */
export function FleetGroups({ children, ...heading }: MdxSectionProps) {
  const { number, percent } = useFormats();
  const thresholds = useThresholds();
  return (
    <Section tone="sunken">
      <SectionHeading {...heading} className="mb-8" />
      <div
        role="img"
        aria-label={translate(
          {
            id: 'productDetail.fleet.alt',
            message: 'Scale: {count} vehicles between {lowest} and {highest} state of health.',
            description: 'Text alternative of the scale with the vehicles of a fleet',
          },
          {
            count: number(fleet.vehicles.length),
            lowest: percent(Math.min(...stacks.keys())),
            highest: percent(Math.max(...stacks.keys())),
          },
        )}
      >
        <Ruler
          {...scale}
          format={percent}
          marks={thresholds.map(({ health, label }) => ({ at: health, label }))}
          className="h-[12rem]"
        >
          {[...stacks].flatMap(([whole, vehicles]) =>
            vehicles.map(({ name }, index) => (
              <span
                key={name}
                style={{ left: `${along(scale, whole + 0.5)}%`, bottom: `${index * 3.2}rem` }}
                className={`absolute mb-1 grid h-12 w-[2.4%] min-w-2 -translate-x-1/2 place-items-center rounded-sm text-on-action [writing-mode:vertical-rl] ${name === fleet.watched.name ? 'bg-warning' : 'bg-action'}`}
              >
                <span className="max-lg:hidden">{name}</span>
              </span>
            )),
          )}
        </Ruler>
      </div>
      <ul className="mt-8 grid gap-x-12 gap-y-6 lg:grid-cols-3">{children}</ul>
    </Section>
  );
}

export interface FleetGroupProps {
  title: string;
  /** The lowest state of health of the group, in percent; the weakest group has none. */
  from?: number;
  /** The group ends below this; the strongest has none. */
  to?: number;
  children: ReactNode;
}

/** What to do with the vehicles whose battery stands between two values. */
export function FleetGroup({ title, from = 0, to = Infinity, children }: FleetGroupProps) {
  const vehicles = fleet.vehicles.filter(({ history }) => history.at(-1)! >= from && history.at(-1)! < to);
  return (
    <li className="flex flex-col gap-2 border-t border-line-strong pt-4">
      <h3 className="text-lg">{title}</h3>
      <p className="text-sm font-semibold text-action tabular-nums">{vehicles.map(({ name }) => name).join(' · ')}</p>
      {children}
    </li>
  );
}
