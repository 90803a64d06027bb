import { translate } from '@docusaurus/Translate';
import { Children, isValidElement, type ReactNode } from 'react';

import { Ruler } from '@site/src/components/ui/Ruler';
import { RulerDots } from '@site/src/components/ui/RulerDots';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { sampleFleet as fleet } from '@site/src/domain/sample-fleet';
import { useFormats } from '@site/src/hooks/useFormats';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { useThresholds } from '../shared/thresholds';

type Range = Pick<FleetGroupProps, 'from' | 'to'>;

/** What the dots of a group look like, on the scale and before its vehicles' names. */
const shadeOf = ({ from, to }: Range) => (!from ? 'bg-warning' : to ? 'bg-action/50' : 'bg-action');

const isWithin = (health: number, { from = 0, to = Infinity }: Range) => health >= from && health < to;

/** Every vehicle with its state of health today, lowest first. */
const vehicles = fleet.vehicles
  .map(({ name, history }) => ({ name, health: history.at(-1)! }))
  .toSorted((a, b) => a.health - b.health);

/** The fleet on one scale, and what follows for the vehicles of each `<FleetGroup>`. */
export function FleetGroups({ children, ...heading }: MdxSectionProps) {
  const { number, percent } = useFormats();
  const groups = Children.toArray(children)
    .filter((child) => isValidElement<FleetGroupProps>(child))
    .map(({ props }) => props);
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
            lowest: percent(vehicles[0]!.health),
            highest: percent(vehicles.at(-1)!.health),
          },
        )}
      >
        <div className="max-sm:hidden">
          <FleetScale from={68} groups={groups} />
        </div>
        {/* Phones have no room for the lower thresholds. */}
        <div className="sm:hidden">
          <FleetScale from={80} groups={groups} />
        </div>
      </div>
      <ul className="mt-6 grid gap-x-12 gap-y-4 lg:grid-cols-3">{children}</ul>
    </Section>
  );
}

/** The vehicles on a scale that begins at `from`, with the thresholds that lie on it. */
function FleetScale({ from, groups }: { from: number; groups: Range[] }) {
  const { percent } = useFormats();
  const scale = { from, to: 100 };
  const marks = useThresholds()
    .filter(({ health }) => health >= from)
    .map(({ health, label }) => ({ at: health, label }));
  return (
    <Ruler {...scale} format={percent} marks={marks} className="h-[6rem] sm:h-[9rem]">
      <RulerDots
        {...scale}
        room={1}
        dots={vehicles.map(({ name, health }) => ({
          key: name,
          at: health,
          label: name === fleet.watched.name ? name : undefined,
          className: shadeOf(groups.find((group) => isWithin(health, group)) ?? {}),
        }))}
      />
    </Ruler>
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
export function FleetGroup({ title, from, to, children }: FleetGroupProps) {
  const members = fleet.vehicles.filter(({ history }) => isWithin(history.at(-1)!, { from, to }));
  return (
    <li className="grid gap-y-1 border-t border-line-strong pt-3 sm:gap-y-2 sm:pt-4 lg:row-span-3 lg:grid-rows-subgrid">
      <h3 className="flex items-center gap-3 text-lg">
        <span aria-hidden="true" className={`size-4 shrink-0 rounded-full ${shadeOf({ from, to })}`} />
        {title}
      </h3>
      <p className="text-sm font-semibold text-action tabular-nums">{members.map(({ name }) => name).join(' · ')}</p>
      {children}
    </li>
  );
}
