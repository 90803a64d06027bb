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

/** An end of the line that leads from the picture to no system below it. */
const ends = { in: 'before', out: 'after' };
const bareEnds = Object.entries(ends)
  .flatMap(([end, pseudo]) =>
    connectionKinds.map(
      (kind) =>
        `[data-integrations]:has([value=${kind}]:checked) [data-flow]:not(:has([data-end=${end}][data-of~=${kind}])) [data-pipe]::${pseudo}`,
    ),
  )
  .join();

/** Beside the picture, systems keep their places, so that it keeps its form, and their wires lose the light. */
const hideOthers = [
  `${others('data-of')}{display:none}`,
  `${others('data-place')}{visibility:hidden}`,
  `@media(max-width:63.99rem){${others('data-place')},${bareEnds}{display:none}}`,
  `${others('data-wire')}{stroke:var(--color-night-line)}`,
].join('');

/**
 * The picture of a product (Integrations.tsx), of which no other page needs a rule: on phones and tablets the systems stand
 * below it, and each has a line of its own up into it at the left or down from it at the right, which covers those of the others,
 * so that none hangs in the air where some are hidden; else its parts are side by side, with places of one height for the systems.
 * The view that closes the page begins there beyond the ends of its cables, which are in the dark on wide screens.
 */
const layout = `
[data-integrations] section section+section{border-top-width:1px}
[data-integrations] .prose{--color-action:var(--color-aurora)}
[data-place] span:hover{border-color:var(--color-aurora)}
[data-flow]{--pipe:color-mix(in srgb,var(--color-aurora) 70%,var(--color-night))}
@media(max-width:63.99rem){
[data-flow]{--gap:1.25rem;--thick:clamp(2px,.5vw,3px);--rail:var(--thick) solid var(--pipe);grid-template-columns:1fr 1fr;align-items:stretch;column-gap:clamp(.75rem,4vw,2rem)}
[data-pipe]{position:relative;grid-area:1/1/2/3}
[data-flow]>div::before,[data-flow]>div::after,[data-place]::before{content:'';position:absolute}
div[data-end]{position:relative;grid-row:2;grid-template-rows:auto 1fr;clip-path:inset(0 -9px)}
[data-end=in]{padding-left:var(--gap)}
div[data-end=out]{grid-column:2;padding-right:var(--gap)}
[data-flow] ul{display:grid;gap:var(--spacing-3);grid-auto-rows:minmax(3.25rem,auto);align-content:start}
[data-place]{position:relative}
[data-place]::before{bottom:50%;right:100%;width:var(--gap);height:60rem;border-left:var(--rail);border-bottom:var(--rail);border-bottom-left-radius:1rem}
[data-end=out] [data-place]::before{right:auto;left:100%;scale:-1 1}
div[data-end]::before{top:.5rem;left:calc(var(--thick)/2 - 6px);border:6px solid transparent;border-top-width:0;border-bottom:10px solid var(--pipe)}
div[data-end=out]::before{left:auto;right:calc(var(--thick)/2 - 6px);rotate:180deg}
[data-pipe] img{aspect-ratio:var(--form);object-fit:cover;object-position:bottom;clip-path:inset(0 3%)}
[data-flow]>[data-pipe]::before,[data-flow]>[data-pipe]::after{width:4%;top:calc(var(--line) - var(--thick)/2);bottom:calc(-1*var(--spacing-3));border-left:var(--rail);border-top:var(--rail);border-top-left-radius:clamp(.5rem,2vw,1rem)}
[data-flow]>[data-pipe]::after{right:0;scale:-1 1}}
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
