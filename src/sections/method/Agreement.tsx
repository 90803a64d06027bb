import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { exampleComparisons, uncertainty } from '@site/src/domain/agreement';
import { useFormats } from '@site/src/hooks/useFormats';
import type { MdxSectionProps } from '../shared/mdx-sections';

/** How readings are checked, in words, beside a picture of what has to come out: no measured values. */
export function Agreement({ children, ...heading }: MdxSectionProps & { children: ReactNode }) {
  const { number } = useFormats();
  const comparisons = exampleComparisons();
  const within = comparisons.filter(({ isWithin }) => isWithin).length;
  const band = `0,${100 - uncertainty} ${100 - uncertainty},0 100,0 100,${uncertainty} ${uncertainty},100 0,100`;
  return (
    <Section tone="night">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2 lg:items-center">
        <div>
          <SectionHeading {...heading} className="mb-6" />
          <div className="flex flex-col gap-4 [&_a]:text-aurora [&_a]:underline [&_a]:underline-offset-4">
            {children}
          </div>
        </div>
        <figure className="mx-auto flex w-full max-w-narrow flex-col gap-4 lg:mr-0">
          <div aria-hidden="true" className="flex flex-col gap-2 text-sm">
            <span>
              <Translate id="method.agreement.reading" description="Vertical axis of a drawing: what BatScan says">
                Reading by BatScan
              </Translate>
            </span>
            <div className="relative">
              <span className="absolute top-4 left-4">
                {translate({
                  id: 'method.agreement.illustration',
                  message: 'Illustration',
                  description: 'In the corner of a drawing of points along a line: they are no measured data',
                })}
              </span>
              <svg viewBox="0 0 100 100" className="aspect-square w-full rounded-lg bg-night-raised">
                <polygon points={band} fillOpacity="0.2" className="fill-aurora" />
                <path d="M3 97L97 3" strokeWidth="0.4" strokeDasharray="2 1.5" className="stroke-on-night-muted" />
                {comparisons.map(({ measured, reading, isWithin }) => (
                  <circle
                    key={measured}
                    cx={measured.toFixed(1)}
                    cy={(100 - reading).toFixed(1)}
                    r={isWithin ? 0.9 : 1.4}
                    strokeWidth="0.5"
                    className={isWithin ? 'fill-aurora' : 'fill-night stroke-on-night'}
                  />
                ))}
              </svg>
            </div>
            <span className="text-right">
              <Translate id="method.agreement.measured" description="Horizontal axis of a drawing: the true value">
                Measured by full discharge
              </Translate>
            </span>
          </div>
          <figcaption className="text-sm">
            {translate(
              {
                id: 'method.agreement.caption',
                message:
                  'An illustration, not measured data: of {count} readings, {within} lie within the stated uncertainty. The rings mark the {others} that may lie outside it.',
                description: 'Below a drawing of points along a line; all three are numbers',
              },
              {
                count: number(comparisons.length),
                within: number(within),
                others: number(comparisons.length - within),
              },
            )}
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}
