import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { connectionKinds } from '@site/src/domain/connection-kinds';
import { connectedProducts } from '@site/src/domain/integrations';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { everyKind, everyProduct } from './integration-traits';
import { IntegrationChoice } from './IntegrationChoice';

/** Hides what lacks the product or the kind that is chosen. Without quotes, which would be escaped in the page. */
const hideOthers = `${[everyProduct, ...connectedProducts, everyKind, ...connectionKinds]
  .map((choice) => `[data-integrations]:has([value=${choice}]:checked) [data-of]:not([data-of~=${choice}])`)
  .join()}{display:none}`;

/**
 * The choice among the systems that products connect to, above `<Integrations>` for each product. It works by CSS alone;
 * browsers without `:has()` show all of them.
 */
export function IntegrationFinder({ children, ...heading }: MdxSectionProps) {
  return (
    <div data-integrations>
      <style>{hideOthers}</style>
      <Section>
        <div className="grid gap-x-16 lg:grid-cols-[2fr_3fr]">
          <SectionHeading {...heading} />
          <IntegrationChoice />
        </div>
      </Section>
      {children}
    </div>
  );
}
