import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { connectionKinds } from '@site/src/domain/connection-kinds';
import { connectedProducts } from '@site/src/domain/integrations';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { everyKind, everyProduct } from './integration-traits';
import { IntegrationChoice } from './IntegrationChoice';

/** Whatever lacks the product or the kind that is chosen. Without quotes, which would be escaped in the page. */
const others = (trait: string) =>
  [everyProduct, ...connectedProducts, everyKind, ...connectionKinds]
    .map((choice) => `[data-integrations]:has([value=${choice}]:checked) [${trait}]:not([${trait}~=${choice}])`)
    .join();

/** Beside the picture, systems keep their places, so that it keeps its form, and their wires lose the light. */
const hideOthers = [
  `${others('data-of')}{display:none}`,
  `${others('data-place')}{visibility:hidden}`,
  `@media(width<48rem){${others('data-place')}{display:none}}`,
  `${others('data-wire')}{stroke:var(--color-night-line)}`,
].join('');

/**
 * The choice among the systems that products connect to, above `<Integrations>` for each product on one dark band. It works by
 * CSS alone; browsers without `:has()` show all of them.
 */
export function IntegrationFinder({ children, ...heading }: MdxSectionProps) {
  return (
    <div data-integrations>
      <style>{hideOthers}</style>
      <Section space="close">
        <div className="grid gap-x-16 lg:grid-cols-[2fr_3fr]">
          <SectionHeading {...heading} />
          <IntegrationChoice />
        </div>
      </Section>
      <Section tone="night" space="tight" className="overflow-hidden">
        {children}
      </Section>
    </div>
  );
}
