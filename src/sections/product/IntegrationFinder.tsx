import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { connectionKinds } from '@site/src/domain/connection-kinds';
import { connectedProducts } from '@site/src/domain/integrations';
import { flowLine } from '@site/src/illustrations/chain-scenes';
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
 * The picture of a product (Integrations.tsx), of which no other page needs a rule: on phones and tablets one line goes down
 * along what comes in, through the picture and down along what goes out, and each row of systems hangs on it from edge to edge;
 * else its parts are side by side, with places of one height for the systems.
 */
const layout = `
[data-integrations] section section+section{border-top-width:1px}
[data-integrations] .prose{--color-action:var(--color-aurora)}
[data-place] span:hover{border-color:var(--color-aurora)}
[data-flow]{--pipe:color-mix(in srgb,var(--color-aurora) 70%,var(--color-night))}
@media(max-width:63.99rem){
[data-flow]{--gap:var(--spacing-3);--thick:clamp(2px,.5vw,3px);--rail:var(--thick) solid var(--pipe)}
[data-flow]>div{position:relative}
[data-flow]>div::before,[data-flow]>div::after,[data-place]::before{content:'';position:absolute}
[data-flow] ul{display:flex;flex-wrap:wrap;gap:var(--gap)}
[data-place]{position:relative;flex:1 1 40%}
[data-place]::before{top:50%;right:100%;width:var(--gap);border-top:var(--rail)}
[data-end=out] [data-place]::before{right:auto;left:100%}
[data-end=in]{padding-left:var(--gap)}
[data-end=out]{padding-right:var(--gap)}
[data-flow]>[data-end=in]::before{inset:.8rem auto 0 0;border-left:var(--rail)}
[data-flow]>[data-end=out]::before{inset:0 0 1.5rem auto;border-right:var(--rail)}
[data-flow]>[data-end]::after{width:10px;height:10px;border-radius:5px;background:var(--pipe);top:.5rem;left:-4px}
[data-flow]>[data-end=out]::after{inset:auto -4px 1.2rem auto}
[data-pipe] img{aspect-ratio:var(--form);object-fit:cover;object-position:bottom;clip-path:inset(0 3%)}
[data-flow]>[data-pipe]::before,[data-flow]>[data-pipe]::after{width:4%}
[data-flow]>[data-pipe]::before{inset:calc(-1*var(--gap)) auto calc(100% - var(--line) - var(--thick)/2) 0;border-left:var(--rail);border-bottom:var(--rail);border-bottom-left-radius:clamp(.5rem,2vw,1rem)}
[data-flow]>[data-pipe]::after{inset:calc(var(--line) - var(--thick)/2) 0 calc(-1*var(--gap)) auto;border-right:var(--rail);border-top:var(--rail);border-top-right-radius:clamp(.5rem,2vw,1rem)}}
@media(min-width:48rem) and (max-width:63.99rem){
[data-place]{flex-basis:22%}
[data-place]:nth-last-child(n+5),[data-place]:nth-last-child(n+5)~*{flex-basis:30%}}
@media(min-width:64rem){
[data-flow]{grid-template-columns:10.5rem 1fr 14fr 1fr 10.5rem}
[data-flow]>div{display:contents}
[data-flow] img{grid-area:2/3;width:102%;margin-left:-1%;translate:0 ${(100 * (0.5 - flowLine)).toFixed(1)}%}
[data-flow] svg{display:block;grid-area:2/2;stroke:var(--pipe)}
[data-flow] svg[data-end=out]{grid-area:2/4;scale:-1 1}
[data-flow] ul{display:grid;grid-area:2/1;grid-auto-rows:1fr;align-self:stretch}
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
