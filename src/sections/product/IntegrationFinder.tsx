import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

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
      <Section className="pb-0">
        <div className="grid gap-x-16 lg:grid-cols-[2fr_3fr]">
          <SectionHeading {...heading} />
          <IntegrationChoice />
        </div>
      </Section>
      {children}
      <Section space="tight">
        <p className="max-w-measure">
          <Translate
            id="integrations.unlisted"
            description="Below the list of systems; {link} is the link to the demo request"
            values={{
              link: (
                <Link to="/demo" className="text-action underline underline-offset-4">
                  <Translate
                    id="integrations.unlistedLink"
                    description="Link to the demo request, for those whose system is not in the list"
                  >
                    Tell us which system you use
                  </Translate>
                </Link>
              ),
            }}
          >
            {
              'Not on the list? Many systems support one of these standards or can export a file. {link}, and we’ll find out whether it works.'
            }
          </Translate>
        </p>
      </Section>
    </div>
  );
}
