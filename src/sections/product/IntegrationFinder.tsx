import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import { Section, SectionHeading } from '@site/src/components/ui/Section';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { IntegrationChoice } from './IntegrationChoice';

/**
 * The choice among the systems that products connect to, above `<Integrations>` for each product. It works by CSS alone
 * (src/css/integrations.css).
 */
export function IntegrationFinder({ children, ...heading }: MdxSectionProps) {
  return (
    <div data-integrations>
      <Section className="border-b border-line">
        <SectionHeading {...heading} />
        <IntegrationChoice />
        <p className="mt-4 max-w-measure">
          <Translate
            id="integrations.unlisted"
            description="Below the choice among systems; {link} is the link to the demo request"
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
              'Not in the list? Many systems support one of these standards or can export a file. {link}, and we’ll find out whether it works.'
            }
          </Translate>
        </p>
      </Section>
      {children}
    </div>
  );
}
