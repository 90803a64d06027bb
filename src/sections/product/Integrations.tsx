import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { ButtonLink } from '@site/src/components/ui/Button';
import { Prose } from '@site/src/components/ui/Prose';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { connectedChains, type ConnectedChain } from '@site/src/domain/illustrations';
import { systemsOf } from '@site/src/domain/integrations';
import { demoRequestPath } from '@site/src/domain/schemas/form-routes';
import { useProducts } from '@site/src/hooks/useProducts';
import { DemoLabel } from '../shared/DemoLabel';
import { Drawing } from '../shared/Drawing';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { traitsOf } from './integration-traits';
import type { InterfacesProps } from './Interfaces';
import { SystemList } from './SystemList';

const hasChain = (product: string): product is ConnectedChain => connectedChains.some((chain) => chain === product);

export interface IntegrationsProps extends InterfacesProps {
  /** The ground, where its neighbours are white. */
  tone?: 'sunken';
  children: ReactNode;
}

/** What a product reads and what its results come out as (data/interfaces.json), below a text about it. */
export function Integrations({ product, tone, children, ...heading }: MdxSectionProps & IntegrationsProps) {
  const { read, given } = systemsOf(product);
  const about = useProducts().find(({ id }) => id === product);
  return (
    <Section tone={tone} space="close" data-of={traitsOf(product, [...read, ...given])}>
      <div className="grid gap-x-16 lg:grid-cols-[2fr_3fr]">
        <div>
          <SectionHeading {...heading} className="mb-6" />
          {hasChain(product) && (
            <Drawing name={`chain-${product}`} className="mb-6 h-[13rem] w-auto object-contain lg:mb-0 lg:h-auto" />
          )}
        </div>
        <div className="flex flex-col gap-8">
          <Prose>{children}</Prose>
          <div className="grid gap-8 sm:grid-cols-2">
            <div data-of={traitsOf(product, read)} className="flex flex-col gap-3">
              <h3 className="text-lg">
                <Translate
                  id="integrations.reads"
                  description="Heading before the standards and formats that a product reads"
                >
                  Data in
                </Translate>
              </h3>
              <SystemList product={product} systems={read} />
            </div>
            <div data-of={traitsOf(product, given)} className="flex flex-col gap-3">
              <h3 className="text-lg">
                <Translate
                  id="integrations.gives"
                  description="Heading before the formats that a product’s results come out as"
                >
                  Results out
                </Translate>
              </h3>
              <SystemList product={product} systems={given} />
            </div>
          </div>
          {about && (
            <ButtonLink to={demoRequestPath(product)} variant="outline" className="self-start">
              <DemoLabel product={about} />
            </ButtonLink>
          )}
        </div>
      </div>
    </Section>
  );
}
