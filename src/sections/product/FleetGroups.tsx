import { translate } from '@docusaurus/Translate';
import { Children, isValidElement, type ReactNode } from 'react';

import { along, Ruler } from '@site/src/components/ui/Ruler';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { sampleFleet as fleet } from '@site/src/domain/sample-fleet';
import { useFormats } from '@site/src/hooks/useFormats';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { useThresholds } from '../shared/thresholds';

type Range = Pick<FleetGroupProps, 'from' | 'to'>;

/** What the dots of a group look like, on the scale and before its vehicles' names. */
const shadeOf = ({ from, to }: Range) => (!from ? 'bg-warning' : to ? 'bg-action/50' : 'bg-action');

const isWithin = (health: number, { from = 0, to = Infinity }: Range) => health >= from && health < to;

/** The last value on each level of the drawing, from the scale upwards. */
const levels: number[] = [];

/** Every vehicle with its state of health today, lowest first; on the lowest level where its dot touches no other. */
const dots = fleet.vehicles
  .map(({ name, history }) => ({ name, health: history.at(-1)! }))
  .toSorted((a, b) => a.health - b.health)
  .map((vehicle) => {
    const free = levels.findIndex((last) => vehicle.health - last >= 1);
    const level = free === -1 ? levels.length : free;
    levels[level] = vehicle.health;
    return { ...vehicle, level };
  });

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
            lowest: percent(dots[0]!.health),
            highest: percent(dots.at(-1)!.health),
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
      {dots.map(({ name, health, level }) => (
        <span
          key={name}
          style={{ left: `${along(scale, health)}%`, '--place': level }}
          className="absolute bottom-[calc(var(--place)*1.25rem)] flex -translate-x-1/2 flex-col items-center gap-1 pb-1 sm:bottom-[calc(var(--place)*2rem)]"
        >
          {name === fleet.watched.name && (
            <span className="text-base leading-none font-semibold whitespace-nowrap text-warning">{name}</span>
          )}
          <span
            className={`size-4 rounded-full lg:size-6 ${shadeOf(groups.find((group) => isWithin(health, group)) ?? {})}`}
          />
        </span>
      ))}
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
  const vehicles = fleet.vehicles.filter(({ history }) => isWithin(history.at(-1)!, { from, to }));
  return (
    <li className="grid gap-y-1 border-t border-line-strong pt-3 sm:gap-y-2 sm:pt-4 lg:row-span-3 lg:grid-rows-subgrid">
      <h3 className="flex items-center gap-3 text-lg">
        <span aria-hidden="true" className={`size-4 shrink-0 rounded-full ${shadeOf({ from, to })}`} />
        {title}
      </h3>
      <p className="text-sm font-semibold text-action tabular-nums">{vehicles.map(({ name }) => name).join(' · ')}</p>
      {children}
    </li>
  );
}
