import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { along, Ruler } from '@site/src/components/ui/Ruler';
import { bell } from '@site/src/domain/bell';
import type { CompleteReport } from '@site/src/domain/sample-report';
import { useFormats } from '@site/src/hooks/useFormats';
import { scale as whole } from '../report/HealthScale';
import { usualLabel } from '../report/report-labels';
import { useScaleText } from '../report/report-texts';
import { figureHeight, FigureText } from '../shared/FigureText';

/** The sample and what is usual for it stand on the lower part of the scale. */
const scale = { ...whole, to: 90 };
const width = scale.to - scale.from;
const left = (percent: number) => `${along(scale, percent)}%`;

/** Of the drawing, whose height is 100: the rest is for the bracket above the bells. */
const tallest = 84;

/** How high the measured figure is, and how wide in the unit of its drawing, as two digits and a sign are. Large text leaves room for what stands beside it. */
const figure = 'min(clamp(4.5rem, 11vw, 9.5rem), 18.5vw)';
const figureWidth = 480;

interface ResultScaleProps {
  report: CompleteReport;
  /** Whose it is, above the figure. */
  caption: ReactNode;
  /** The verdict; on wide screens it stands above the distance to what is usual. */
  children: ReactNode;
}

/**
 * The measured state of health as a narrow bell, as wide as its uncertainty, beside the wide one of what is usual for
 * the vehicle, whose area is the same; and how far it is below.
 */
export function ResultScale({ report, caption, children }: ResultScaleProps) {
  const { number, percent, range, shortUncertainty } = useFormats();
  const { stateOfHealth, uncertainty, expected } = report;
  const usual = { middle: (expected.from + expected.to) / 2, half: (expected.to - expected.from) / 2 };
  const height = (half: number) => (tallest * Math.min(uncertainty, usual.half)) / half;
  const below = expected.from - stateOfHealth;
  const at = stateOfHealth - scale.from;
  /** From the line at which what is usual begins. */
  const beside = { left: `calc(${left(expected.from)} + 1rem)` };
  return (
    <div style={{ marginTop: `calc(${figure} + 6rem + clamp(1rem, 4vw, 3rem))` }} className="relative">
      <p
        style={{ left: left(stateOfHealth), top: `calc(-6rem - ${figure})` }}
        className="absolute flex -translate-x-1/2 items-center gap-2 text-sm whitespace-nowrap"
      >
        {caption}
      </p>
      <div role="img" aria-label={useScaleText(report)} className="text-base">
        <Ruler {...scale} every={5} format={percent} className="h-[12rem] lg:h-[22rem]">
          <svg
            viewBox={`0 0 ${width} 100`}
            preserveAspectRatio="none"
            fill="none"
            className="absolute inset-0 size-full overflow-visible"
          >
            <path
              d={bell(usual.middle - scale.from, usual.half, height(usual.half))}
              fillOpacity="0.3"
              className="fill-action"
            />
            <path d={bell(at, uncertainty, height(uncertainty))} fillOpacity="0.75" className="fill-action" />
            <path
              d={`M${at - uncertainty} 66v12m0 -6h${2 * uncertainty}m0 -6v12`}
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
              className="stroke-ink"
            />
            {below > 0 && (
              <path
                d={`M${at} 12V4h${below}V100`}
                strokeWidth="2"
                vectorEffect="non-scaling-stroke"
                className="stroke-signal"
              />
            )}
          </svg>
          <span
            style={{ left: left(stateOfHealth) }}
            className="absolute bottom-full flex -translate-x-1/2 flex-col items-center gap-2 pb-4 whitespace-nowrap"
          >
            <svg viewBox={`0 0 ${figureWidth} ${figureHeight}`} style={{ height: figure }} className="overflow-visible">
              <FigureText fill="var(--color-ink)">{percent(stateOfHealth)}</FigureText>
            </svg>
            <span className="text-base">{shortUncertainty(uncertainty)}</span>
          </span>
          {below > 0 && (
            <span
              style={beside}
              className="absolute right-0 bottom-full pb-1 text-base leading-tight font-semibold text-signal-strong"
            >
              {translate(
                {
                  id: 'home.result.below',
                  message: '{points} points below the usual range',
                  description:
                    'On a scale: how far a state of health is below what is usual for the vehicle, in percentage points',
                },
                { points: number(below) },
              )}
            </span>
          )}
          <span
            style={{ ...beside, bottom: `${height(usual.half)}%` }}
            className="absolute right-0 flex flex-col pb-2 text-base leading-tight"
          >
            <span className="font-semibold text-ink">{range(expected.from, expected.to, percent)}</span>
            {usualLabel()}
          </span>
        </Ruler>
      </div>
      <div style={beside} className="bottom-full pt-6 max-lg:w-fit lg:absolute lg:pb-12">
        {children}
      </div>
    </div>
  );
}
