import { Section, SectionHeading } from '@site/src/components/ui/Section';
import type { Landscape } from '@site/src/domain/illustrations';
import { Drawing, partOf } from './Drawing';
import type { MdxSectionProps } from './mdx-sections';
import { onNight } from './on-night';

/**
 * From edge to edge of the window, in a section that clips what is below its scroll bar; above, behind the heading, and
 * below, behind what the section says, it fades into the ground.
 */
const fromEdgeToEdge = {
  width: '100vw',
  maxWidth: 'none',
  height: 'clamp(13rem, 52vw, 56rem)',
  margin: 'clamp(-6rem, -4vw, -1rem) calc(50% - 50vw) clamp(-5rem, -3vw, 0rem)',
  maskImage: 'linear-gradient(transparent 8%, #000 44% 76%, transparent)',
};

/** A dark section with a view across the whole window between its heading, as large as that of the page, and what it says. */
export function LandscapeSection({ landscape, children, ...heading }: MdxSectionProps & { landscape: Landscape }) {
  return (
    <Section tone="night" className="overflow-clip" style={onNight}>
      <SectionHeading {...heading} className="relative z-1 mb-0" />
      <Drawing
        name={landscape}
        style={{ ...fromEdgeToEdge, ...partOf(landscape) }}
        className="object-cover object-(--part)"
      />
      <div className="relative">{children}</div>
    </Section>
  );
}
