import { Section, SectionHeading } from '@site/src/components/ui/Section';
import type { Landscape } from '@site/src/domain/illustrations';
import { Drawing } from './Drawing';
import type { MdxSectionProps } from './mdx-sections';
import { onNight } from './on-night';

/** From edge to edge of the window, in a section that clips what is below its scroll bar. */
const fromEdgeToEdge = {
  width: '100vw',
  maxWidth: 'none',
  height: 'clamp(12rem, 28vw, 34rem)',
  margin: '0 calc(50% - 50vw) clamp(1rem, 3vw, 3rem)',
};

/** A dark section with a view across the whole window between its heading and what it says. */
export function LandscapeSection({ landscape, children, ...heading }: MdxSectionProps & { landscape: Landscape }) {
  return (
    <Section tone="night" space="close" className="overflow-clip" style={onNight}>
      <SectionHeading {...heading} className="mb-4 sm:mb-8" />
      <Drawing name={landscape} style={fromEdgeToEdge} className="object-cover" />
      {children}
    </Section>
  );
}
