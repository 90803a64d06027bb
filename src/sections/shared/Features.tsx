import { FeatureGrid } from '@site/src/components/ui/FeatureGrid';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { elementsOf } from './elements-of';
import { Feature, type FeatureProps } from './Feature';
import type { MdxSectionProps } from './mdx-sections';

/** Key features: `<Feature>` side by side; a few without a picture stand close, in pairs beside their heading. */
export function Features({ children, ...heading }: MdxSectionProps) {
  const features = elementsOf<FeatureProps>(children);
  const areDrawn = features.some(({ props }) => props.picture || props.icon);
  if (!areDrawn && features.length < 8 && features.length % 2 === 0)
    return (
      <Section>
        <div className="grid gap-x-16 lg:grid-cols-[2fr_3fr]">
          <SectionHeading {...heading} />
          <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 sm:gap-y-6">{children}</ul>
        </div>
      </Section>
    );
  return (
    <Section>
      <SectionHeading isWide {...heading} />
      {/* Those of other kinds draw themselves. */}
      <FeatureGrid isDrawn={features.some(({ type, props }) => props.picture || type !== Feature)}>
        {children}
      </FeatureGrid>
    </Section>
  );
}
