import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import { ButtonLink } from '@site/src/components/ui/Button';
import { Fold } from '@site/src/components/ui/Fold';
import { Section, SectionHeading, type SectionHeadingProps } from '@site/src/components/ui/Section';
import { writeRoiQuery, type RoiProduct } from '@site/src/domain/roi';
import { CopyLink } from '../shared/CopyLink';
import { RoiFields } from './RoiFields';
import { RoiResults } from './RoiResults';
import { useRoiQuery } from './useRoiQuery';

export interface RoiCalculatorProps extends Omit<SectionHeadingProps, 'className' | 'lead'> {
  id: string;
  /** Last part of the product's address. */
  product: RoiProduct;
}

/**
 * What a product brings, before and after our fee: assumptions to change, results as a range. Without scripts it is a
 * worked example.
 */
export function RoiCalculator({ id, product, ...heading }: RoiCalculatorProps) {
  const { siteConfig } = useDocusaurusContext();
  const state = useRoiQuery(product, id);
  return (
    <Section data-hydrate="">
      <SectionHeading
        id={id}
        {...heading}
        lead={
          <span className="no-script:hidden">
            <Translate id="roi.assumption" description="Below the title of the calculator, above its fields">
              The figures are our assumptions until you enter your own.
            </Translate>
          </span>
        }
        className="mb-4 sm:mb-8"
      />
      <div className="group grid items-start gap-x-12 lg:grid-cols-[7fr_6fr] lg:grid-rows-[auto_1fr] no-script:max-w-narrow no-script:lg:grid-cols-1">
        <div className="mb-4 lg:row-span-2 lg:mb-0 no-script:hidden">
          <Fold
            isButton
            label={
              <Translate id="roi.change" description="On phones: opens the fields of the calculator">
                Enter your own figures
              </Translate>
            }
          >
            <RoiFields {...state} />
          </Fold>
        </div>
        <RoiResults query={state.query}>
          <div className="flex flex-wrap items-center gap-4">
            <ButtonLink to={`/demo?product=${product}&${writeRoiQuery(state.query)}`} variant="hero">
              <Translate
                id="roi.demo"
                description="Button under the result; leads to the demo request with the figures"
              >
                Request a demo with these figures
              </Translate>
            </ButtonLink>
            {/* On phones, once there are figures to share. */}
            <div className="max-md:hidden max-md:group-has-[[data-slot=fold][open]_input]:block">
              <CopyLink address={siteConfig.url + state.address} />
            </div>
          </div>
        </RoiResults>
      </div>
    </Section>
  );
}
