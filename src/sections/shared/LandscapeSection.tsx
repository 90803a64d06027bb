import { Section, SectionHeading } from '@site/src/components/ui/Section';
import type { Landscape } from '@site/src/domain/illustrations';
import { Drawing, partOf } from './Drawing';
import type { MdxSectionProps } from './mdx-sections';
import { onNight } from './on-night';

/**
 * From edge to edge of the window, in a section that clips what is below its scroll bar; above, behind the heading, and below it
 * fades into the ground.
 */
const fromEdgeToEdge = {
  width: '100vw',
  maxWidth: 'none',
  height: 'clamp(15rem, 42.8vw, 46rem)',
  margin: 'clamp(-5rem, -4vw, -1rem) calc(50% - 50vw) 0',
  maskImage: 'linear-gradient(transparent 6%, #000 36% 80%, transparent)',
};

/** A dark section with a view across the whole window between its heading and what it says. */
export function LandscapeSection({ landscape, children, ...heading }: MdxSectionProps & { landscape: Landscape }) {
  return (
    <Section tone="night" className="overflow-clip" style={onNight}>
      <SectionHeading {...heading} className="relative z-1 mb-0" />
      <Drawing
        name={landscape}
        style={{ ...fromEdgeToEdge, ...partOf(landscape) }}
        className="object-cover object-(--part)"
      />
      {children}
    </Section>
  );
}
