import { useId } from 'react';

import type evidence from '@site/data/evidence.json';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { figureHeight, FigureText } from '../shared/FigureText';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { FindingSource } from './FindingSource';
import { useFindings } from './useFindings';

interface PublishedFigureProps extends Omit<MdxSectionProps, 'children'> {
  /** The study whose figure it is (data/evidence.json). */
  study: keyof typeof evidence.studies;
}

/** About as wide as a figure such as "85%" or "> 90 %" is at the size it is drawn. */
const widthOf = (figure: string): number =>
  [...figure].reduce((sum, sign) => sum + (sign === '%' ? 212 : /[\d<>]/.test(sign) ? 134 : 58), 0);

/** One figure that others published, as large as the page is wide, filled from below as far as what is left of a battery. */
export function PublishedFigure({ study: id, ...heading }: PublishedFigureProps) {
  const { study, health, result, sample, ...source } = useFindings().find((finding) => finding.id === id)!;
  const fill = `figure-${useId()}`;
  return (
    <Section tone="night">
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[2fr_3fr]">
        <svg role="img" aria-label={result} viewBox={`0 0 ${widthOf(result)} ${figureHeight}`} className="w-full">
          <linearGradient id={fill} gradientUnits="userSpaceOnUse" x1="0" y1="168" x2="0" y2="0">
            <stop offset={`${health}%`} stopColor="var(--color-aurora)" />
            <stop offset={`${health}%`} stopColor="var(--color-night-line)" />
          </linearGradient>
          <FigureText fill={`url(#${fill})`}>{result}</FigureText>
        </svg>
        <div className="flex flex-col gap-4">
          <SectionHeading className="" {...heading} />
          <p>
            <strong className="font-semibold text-on-night">{study}</strong>, {sample}
            <FindingSource {...source} />
          </p>
        </div>
      </div>
    </Section>
  );
}
