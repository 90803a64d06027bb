import { Section, SectionHeading } from '@site/src/components/ui/Section';
import type { Landscape } from '@site/src/domain/illustrations';
import { Drawing } from './Drawing';
import type { MdxSectionProps } from './mdx-sections';
import { onNight } from './on-night';

/** From edge to edge of the window, in a section that clips what is below its scroll bar; above and below it fades into the ground. */
const fromEdgeToEdge = {
  width: '100vw',
  maxWidth: 'none',
  height: 'clamp(14rem, 36vw, 38rem)',
  margin: 'clamp(0px, 3vw, 3rem) calc(50% - 50vw) clamp(0px, 1vw, 1rem)',
  maskImage: 'linear-gradient(transparent, #000 22%, #000 78%, transparent)',
};

/** A dark section with a view across the whole window between its heading and what it says. */
export function LandscapeSection({ landscape, children, ...heading }: MdxSectionProps & { landscape: Landscape }) {
  return (
    <Section tone="night" className="overflow-clip" style={onNight}>
      <SectionHeading {...heading} className="mb-0" />
      <Drawing name={landscape} style={fromEdgeToEdge} className="object-cover" />
      {children}
    </Section>
  );
}
