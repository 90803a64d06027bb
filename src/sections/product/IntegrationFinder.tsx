import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { connectionKinds } from '@site/src/domain/connection-kinds';
import { connectedProducts } from '@site/src/domain/integrations';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { SectionStyle } from '../shared/SectionStyle';
import { everyKind, everyProduct } from './integration-traits';
import { IntegrationChoice } from './IntegrationChoice';

/** Whatever lacks the product or the kind that is chosen. Without quotes and `<` or `>`, which would be escaped in the page. */
const others = (trait: string) =>
  [everyProduct, ...connectedProducts, everyKind, ...connectionKinds]
    .map((choice) => `[data-integrations]:has([value=${choice}]:checked) [${trait}]:not([${trait}~=${choice}])`)
    .join();

/** Beside the picture, systems keep their places, so that it keeps its form, and their wires lose the light. */
const hideOthers = [
  `${others('data-of')}{display:none}`,
  `${others('data-place')}{visibility:hidden}`,
  `@media(max-width:63.99rem){${others('data-place')}{display:none}}`,
  `${others('data-wire')}{stroke:var(--color-night-line)}`,
].join('');

/**
 * The picture of a product (Integrations.tsx), of which no other page needs a rule: on phones and tablets its parts are below
 * each other along one line, from which the line of the drawing goes off; else side by side, with places of one height for the
 * systems.
 */
const layout = `
[data-integrations] section section+section{border-top-width:1px}
[data-integrations] .prose{--color-action:var(--color-aurora)}
[data-place] span:hover{border-color:var(--color-aurora)}
@media(max-width:63.99rem){
[data-flow]{position:relative;border-left:2px solid var(--color-aurora);padding-left:var(--spacing-4)}
[data-flow]::after{content:'';position:absolute;bottom:0;left:-6px;width:10px;height:10px;border-radius:5px;background:var(--color-aurora)}
[data-flow] img{width:calc(100% + 1.3rem)!important;margin-left:-1.3rem!important;mask-image:linear-gradient(90deg,#000 84%,transparent)}}
@media(min-width:64rem){
[data-flow]{grid-template-columns:10.5rem 1fr 14fr 1fr 10.5rem}
[data-flow] img{grid-area:2/3;translate:0 var(--up)}
[data-flow] svg{display:block;grid-area:2/2}
[data-flow] svg[data-end=out]{grid-area:2/4;scale:-1 1}
[data-flow] ul{grid-area:2/1;grid-template-columns:1fr;grid-auto-rows:1fr;gap:0;align-self:stretch}
[data-flow] h3{grid-area:1/1}
[data-flow] [data-end=out] ul{grid-area:2/5}
[data-flow] [data-end=out] h3{grid-area:1/5}
[data-place]{align-content:center;padding-block:var(--spacing-1)}}`.replaceAll('\n', '');

/**
 * The choice among the systems that products connect to, above `<Integrations>` for each product on one dark band. It works by
 * CSS alone; browsers without `:has()` show all of them.
 */
export function IntegrationFinder({ children, ...heading }: MdxSectionProps) {
  return (
    <div data-integrations>
      <SectionStyle css={layout + hideOthers} />
      <Section>
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
