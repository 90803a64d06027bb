import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { Stats } from '@site/src/components/ui/Stat';
import { BigFigure } from './Claim';
import type { MdxSectionProps } from './mdx-sections';

export interface FiguresProps extends MdxSectionProps {
  /** A narrow band: the title is for screen readers only, the lead stands small below the figures. */
  compact?: boolean;
}

/** Figures in a row: `<Stat>`. */
export function Figures({ children, compact = false, ...heading }: FiguresProps) {
  const stats = (
    <BigFigure>
      <Stats>{children}</Stats>
    </BigFigure>
  );
  if (compact) {
    const { id, title, lead } = heading;
    return (
      <Section id={id} space="tight" aria-label={title}>
        {stats}
        {lead && <p className="mt-4 text-sm text-muted sm:mt-8">{lead}</p>}
      </Section>
    );
  }
  return (
    <Section tone="sunken">
      <SectionHeading {...heading} />
      {stats}
    </Section>
  );
}
