import { translate } from '@docusaurus/Translate';
import { Children, isValidElement, type ReactNode } from 'react';

import { Icon } from '@site/src/components/ui/Icon';
import { along, Ruler, type RulerProps } from '@site/src/components/ui/Ruler';
import { RulerDots } from '@site/src/components/ui/RulerDots';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { sampleFleet as fleet } from '@site/src/domain/sample-fleet';
import { useFormats } from '@site/src/hooks/useFormats';
import { findingColours } from '../shared/finding-colours';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { useThresholds } from '../shared/thresholds';

type Range = Pick<FleetGroupProps, 'from' | 'to'>;

/** What the dots of a group look like, on the scale and before its vehicles' names. */
const shadeOf = ({ from, to }: Range) =>
  !from
    ? `${findingColours.signal} text-on-action`
    : to
      ? 'bg-action/40 text-ink'
      : `${findingColours.normal} text-on-action`;

/** The colour of the part of the scale that belongs to a group. */
const groundOf = ({ from, to }: Range) => (!from ? 'signal-tint' : to ? 'surface' : 'action-tint');

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
  const { step, ...scale } = scaleOf(groups);
  const warranty = useThresholds().find(({ id }) => id === 'warranty');
  return (
    <Section tone="sunken" className="isolate overflow-clip">
      <SectionHeading isWide {...heading} className="mb-4 sm:mb-8" />
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
        <Ruler {...scale} every={step} format={percent} className="h-[7rem] sm:h-[13rem]">
          {groups.map((group) => (
            <Field key={group.title} scale={scale} {...group} />
          ))}
          <RulerDots
            {...scale}
            room={0.5}
            stem="clamp(1rem, 5vw, 3rem)"
            dots={vehicles.map(({ name, health }) => {
              const group: Range = groups.find((candidate) => isWithin(health, candidate)) ?? {};
              return {
                key: name,
                at: health,
                left: within(group, scale, health),
                inside: name.replace(/\D+/, ''),
                label: name === fleet.watched.name ? name : undefined,
                className: shadeOf(group),
                ring: `var(--color-${groundOf(group)})`,
              };
            })}
          />
        </Ruler>
      </div>
      {warranty && warranty.health < scale.from && (
        <p className="mt-2 flex items-center gap-2 text-sm text-muted">
          {/* Further down than the scale reaches. */}
          <Icon name="arrow-left" />
          {warranty.label}
        </p>
      )}
      <ul className="mt-4 grid gap-y-3 sm:mt-6 sm:gap-y-4 lg:mt-12 lg:grid-cols-3">{children}</ul>
    </Section>
  );
}

/**
 * The scale on which groups of the same width stand above their columns: it ends that width before the first boundary
 * and after the last, or further, where a vehicle needs it.
 */
function scaleOf(groups: Range[]) {
  const boundaries = groups.flatMap(({ from }) => from ?? []).toSorted((a, b) => a - b);
  const [lowest, highest] = [Math.floor(vehicles[0]!.health), Math.ceil(vehicles.at(-1)!.health)];
  const [first = lowest, last = highest] = [boundaries[0], boundaries.at(-1)];
  // One boundary says nothing about how far apart they would be.
  const step = boundaries.length > 1 ? (last - first) / (boundaries.length - 1) : 5;
  return { from: Math.min(first - step, lowest), to: Math.max(last + step, highest), step };
}

/** Half a dot, which is small on phones, with room beside it. */
const half = 'clamp(0.6875rem, 2.8vw, 1.5rem)';

/** Where a dot stands: above its value, but whole on the ground of its group. */
const within = ({ from, to }: Range, scale: Pick<RulerProps, 'from' | 'to'>, health: number) =>
  `clamp(${from ? along(scale, from) : 0}% + ${half}, ${along(scale, health)}%, ${to ? along(scale, to) : 100}% - ${half})`;

/** From the container to the edge of the window. */
const toTheEdge = 'calc(50% - 50vw)';

/** The part of the scale that belongs to a group: the outer ones go on to the edges of the window, and on wide screens all go down behind their columns. */
function Field({ scale, from, to }: Range & { scale: Pick<RulerProps, 'from' | 'to'> }) {
  return (
    <span
      style={{
        left: from ? `${along(scale, from)}%` : toTheEdge,
        right: to ? `${100 - along(scale, to)}%` : toTheEdge,
        background: `var(--color-${groundOf({ from, to })})`,
      }}
      className="absolute inset-y-0 -z-1 lg:-bottom-[60rem]"
    />
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
    <li className="grid gap-y-1 border-t border-line-strong pt-3 sm:gap-y-2 sm:pt-4 lg:content-start lg:border-0 lg:pr-12 lg:not-first:pl-8">
      <h3 className="flex items-center gap-3 text-lg">
        <span aria-hidden="true" className={`size-4 shrink-0 rounded-full ${shadeOf({ from, to })}`} />
        {title}
      </h3>
      <p className="text-sm font-semibold text-action tabular-nums">{members.map(({ name }) => name).join(' · ')}</p>
      {children}
    </li>
  );
}
