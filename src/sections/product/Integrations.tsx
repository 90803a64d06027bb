import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';

import { ButtonLink } from '@site/src/components/ui/Button';
import { Prose } from '@site/src/components/ui/Prose';
import { connectedChains, nameOnNight, type ConnectedChain } from '@site/src/domain/illustrations';
import { systemsOf, type ConnectedProduct } from '@site/src/domain/integrations';
import { demoRequestPath } from '@site/src/domain/schemas/form-routes';
import type { Interface } from '@site/src/domain/schemas/owner-data';
import { useProducts } from '@site/src/hooks/useProducts';
import { flowCut } from '@site/src/illustrations/chain-scenes';
import { DemoLabel } from '../shared/DemoLabel';
import { Drawing } from '../shared/Drawing';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { traitsOf } from './integration-traits';
import type { InterfacesProps } from './Interfaces';
import { SystemList } from './SystemList';

const hasFlow = (product: string): product is ConnectedChain => connectedChains.some((chain) => chain === product);

export interface IntegrationsProps extends InterfacesProps {
  children: ReactNode;
}

/** What a product reads and what its results come out as (data/interfaces.json): a wire from each to what stands between, below a text about it. */
export function Integrations({ product, id, title, children }: Omit<MdxSectionProps, 'lead'> & IntegrationsProps) {
  useBrokenLinks().collectAnchor(id);
  const { read, given } = systemsOf(product);
  const about = useProducts().find((candidate) => candidate.id === product);
  return (
    <section
      data-of={traitsOf(product, [...read, ...given])}
      aria-labelledby={id}
      className="flex flex-col gap-6 border-night-line py-8 lg:gap-12"
    >
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[2fr_3fr]">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <div className="flex flex-col items-start gap-6">
          <Prose>{children}</Prose>
          {about && (
            <ButtonLink to={demoRequestPath(product)} variant="outline">
              <DemoLabel product={about} />
            </ButtonLink>
          )}
        </div>
      </div>
      <div data-flow="" className="grid items-center gap-y-3">
        <Side product={product} systems={read}>
          <Translate
            id="integrations.reads"
            description="Heading before the standards and formats that a product reads"
          >
            Data in
          </Translate>
        </Side>
        <Wires product={product} systems={read} />
        {hasFlow(product) && <Flow product={product} />}
        <Wires product={product} systems={given} isOut />
        <Side product={product} systems={given} isOut>
          <Translate
            id="integrations.gives"
            description="Heading before the formats that a product’s results come out as"
          >
            Results out
          </Translate>
        </Side>
      </div>
    </section>
  );
}

interface SideProps {
  product: ConnectedProduct;
  systems: readonly Interface[];
  /** Of the results, at the right of wide screens. */
  isOut?: boolean;
}

/** The way from data to results, along the line that the wires or rails of both ends meet. */
function Flow({ product }: { product: ConnectedChain }) {
  const { form, line } = flowCut(product);
  return (
    <div data-pipe="" style={{ '--form': form, '--line': `${(100 * line).toFixed(1)}%` }}>
      <Drawing name={nameOnNight(`flow-${product}`)} className="h-auto w-full max-w-none" />
    </div>
  );
}

/** The systems at one end of the picture, below what they are. */
function Side({ product, systems, isOut, children }: SideProps & { children: ReactNode }) {
  return (
    <div data-of={traitsOf(product, systems)} data-end={isOut ? 'out' : 'in'} className="grid gap-3">
      <h3>{children}</h3>
      <SystemList product={product} systems={systems} />
    </div>
  );
}

/** A wire for each system, from the middle of its place to where the line of the picture begins or ends. */
function Wires({ product, systems, isOut }: SideProps) {
  const middle = systems.length / 2;
  return (
    <svg
      viewBox={`0 0 2 ${systems.length}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      strokeWidth="2"
      data-end={isOut ? 'out' : 'in'}
      className="hidden size-full"
    >
      {systems.map((system, place) => (
        <path
          key={system.name}
          data-wire={traitsOf(product, [system])}
          d={`M0 ${place + 0.5}C1 ${place + 0.5} 1 ${middle} 2 ${middle}`}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
