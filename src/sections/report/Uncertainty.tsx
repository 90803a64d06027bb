import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { Prose } from '@site/src/components/ui/Prose';
import { along, Ruler } from '@site/src/components/ui/Ruler';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { useFormats } from '@site/src/hooks/useFormats';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { onNight } from '../shared/on-night';

/** A little longer than its last figure, so that phones have room for the end of the upper interval. */
const scale = { from: 80, to: 96 };
const left = (percent: number) => ({ left: `${along(scale, percent)}%` });
const span = (from: number, to: number) => ({ ...left(from), right: `${100 - along(scale, to)}%` });

/** Where the first reading stands below the upper end, in percent of the height. */
const top = 12;

interface UncertaintyProps extends MdxSectionProps {
  /** The states of health that the two reports of the text give, in percent, the lower one first. */
  readings: [number, number];
  /** How far the true value may be to either side of them, in percentage points. */
  uncertainty: number;
  /** The state of health that the contract of the text asks for, in percent. */
  minimum: number;
  children: ReactNode;
}

/** Text about the uncertainty of a reading, above two readings on one scale and what their intervals have in common. */
export function Uncertainty({ readings, uncertainty, minimum, children, ...heading }: UncertaintyProps) {
  const { number, percent } = useFormats();
  const lowest = readings[0] - uncertainty;
  const label = translate({
    id: 'method.uncertainty.minimum',
    message: 'Contract minimum',
    description: 'Label on a scale: the state of health that a contract asks for',
  });
  return (
    <Section tone="night" style={onNight}>
      <div className="grid gap-x-16 lg:grid-cols-[2fr_3fr]">
        <SectionHeading {...heading} />
        <Prose>{children}</Prose>
        <figure aria-hidden="true" className="col-span-full mt-8 flex flex-col gap-4 lg:mt-12">
          <Ruler
            {...scale}
            every={5}
            format={percent}
            marks={[{ at: minimum, label: `${label} ${percent(minimum)}` }]}
            className="h-[13rem] lg:h-[16rem]"
          >
            <span
              style={span(readings[1] - uncertainty, readings[0] + uncertainty)}
              className="absolute inset-y-0 bg-action/20"
            />
            {readings.map((reading, index) => (
              <Reading key={reading} reading={reading} uncertainty={uncertainty} top={`${top + index * 46}%`} />
            ))}
            <div style={{ ...span(minimum, lowest), top: `${top}%` }} className="absolute flex flex-col text-ink">
              <span className="flex h-8 items-end justify-center text-center leading-tight">
                {translate(
                  {
                    id: 'method.uncertainty.clear',
                    message: '{points} percentage points clear',
                    description: 'On a scale: how far the lower end of an interval is above the contract minimum',
                  },
                  { points: number(lowest - minimum) },
                )}
              </span>
              <span className="flex h-6 items-center">
                <span className="flex h-3 grow items-center border-x border-line-strong">
                  <span className="h-px grow bg-line-strong" />
                </span>
              </span>
            </div>
          </Ruler>
          <figcaption className="flex items-center gap-2 text-sm">
            <span className="size-4 shrink-0 bg-action/20" />
            {translate({
              id: 'method.uncertainty.overlap',
              message: 'The intervals overlap here, so either battery may be the better one.',
              description: 'Legend of a scale with two readings: what their intervals have in common is shaded',
            })}
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}

interface ReadingProps {
  reading: number;
  uncertainty: number;
  top: string;
}

/** A reading as a needle on its interval, with the ends of the interval below it. */
function Reading({ reading, uncertainty, top }: ReadingProps) {
  const { number, percent } = useFormats();
  const ends = [reading - uncertainty, reading + uncertainty] as const;
  return (
    <div style={{ ...span(...ends), top }} className="absolute flex flex-col items-center whitespace-nowrap text-ink">
      <span className="font-display text-xl font-semibold">{percent(reading)}</span>
      <span className="flex h-6 w-full justify-center rounded-full bg-action/30">
        <span className="w-1 bg-action" />
      </span>
      <span className="flex w-full justify-between">
        {/* Without a width, so that large figures stay centred on the ends of a short interval. */}
        {ends.map((end) => (
          <span key={end} className="flex w-0 justify-center">
            {number(end)}
          </span>
        ))}
      </span>
    </div>
  );
}
