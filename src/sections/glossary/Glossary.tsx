import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import { createContext, useContext, type HTMLAttributes, type ReactNode } from 'react';

import { Icon } from '@site/src/components/ui/Icon';
import { Prose } from '@site/src/components/ui/Prose';
import { Section } from '@site/src/components/ui/Section';
import { packParts, type PackPart } from '@site/src/domain/illustrations';
import { useLocale } from '@site/src/hooks/useLocale';
import { Drawing } from '../shared/Drawing';
import { elementsOf } from '../shared/elements-of';
import { TermDiagram } from './TermDiagram';

export interface GlossaryEntryProps {
  /**
   * For links to the entry; the same in every language.
   * @anchor
   */
  id: string;
  name: string;
  /** What people also write for it, such as "SoH". */
  short?: string;
  /** What it is measured in: "%", "kWh". */
  note?: string;
  /** What it means, in a paragraph of words only, which `<Term>` shows elsewhere; then why it matters. */
  children: ReactNode;
}

/** It fades where it can be scrolled on; its last letter stands clear of that. */
const goesOn = { maskImage: 'linear-gradient(90deg, black calc(100% - 3rem), transparent)', paddingRight: '3rem' };

/** So that no shadow ends at an edge. */
const fadingTo = (direction: string, share = '3%') => ({
  maskImage: `linear-gradient(${direction}, transparent, black ${share})`,
});
/** Phones have three in a row, where the view goes on in the other row; on wider screens it goes on beside them. */
const onPhones = 'clamp(0%, (640px - 100vw) * 999, 3%)';
const fades = [
  fadingTo('90deg'),
  undefined,
  fadingTo('270deg', onPhones),
  fadingTo('90deg', onPhones),
  undefined,
  fadingTo('270deg'),
];

/** The letter that begins with an entry, if one does. */
const Initial = createContext<string | undefined>(undefined);

/** The parts of a battery in a row; then the entries `<GlossaryEntry>` in the order of the language's alphabet, with an index. */
export function Glossary({ children }: { children: ReactNode }) {
  const { htmlLang } = useLocale();
  const inOrder = elementsOf<GlossaryEntryProps>(children).toSorted((one, other) =>
    one.props.name.localeCompare(other.props.name, htmlLang),
  );
  const letters = Map.groupBy(inOrder, ({ props: { name } }) => name.charAt(0).toLocaleUpperCase(htmlLang));
  const parts = packParts.flatMap((part) => inOrder.find(({ props: { id } }) => id === part) ?? []);
  return (
    <>
      {parts.length > 0 && (
        <Section tone="sunken" space="tight">
          <ol className="grid grid-cols-3 gap-y-6 text-center sm:grid-cols-6">
            {parts.map(({ props: { id, name } }, place) => (
              <li key={id}>
                <Link
                  to={`#${id}`}
                  className="block text-sm font-semibold text-action underline-offset-4 hover:underline"
                >
                  <PartView part={id as PackPart} style={fades[place]} className="aspect-square" />
                  {name}
                </Link>
              </li>
            ))}
          </ol>
        </Section>
      )}
      <Section space="tight" className="pb-section">
        {/* Narrow screens, which have no room for every name, have the letters; on phones the entries are folded, and are that list. */}
        <ul className="mb-8 columns-4 gap-x-8 max-lg:hidden">
          {inOrder.map(({ props: { id, name } }) => (
            <li key={id}>
              <Link to={`#${id}`} className="block py-1 leading-tight text-action underline-offset-4 hover:underline">
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <div className="sticky top-(--spacing-header) z-1 mb-4 bg-canvas lg:hidden">
          {/* The first letter, which is in the middle of its place, begins where the text does. */}
          <ul style={goesOn} className="-ml-4 flex overflow-x-auto">
            {[...letters].map(([letter, [first]]) => (
              <li key={letter}>
                <Link
                  to={`#${first!.props.id}`}
                  className="grid size-target place-items-center font-semibold text-action underline-offset-4 hover:underline"
                >
                  {letter}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <dl data-glossary="" className="grid gap-x-16 border-b border-line xl:grid-cols-2">
          {[...letters].flatMap(([letter, entries]) =>
            entries.map((entry, place) => (
              <Initial value={place === 0 ? letter : undefined} key={entry.props.id}>
                {entry}
              </Initial>
            )),
          )}
        </dl>
      </Section>
    </>
  );
}

/** An entry of the glossary. Phones fold away what follows its name, unless a link leads to it (src/css/fold.css). */
export function GlossaryEntry({ id, name, short, note, children }: GlossaryEntryProps) {
  useBrokenLinks().collectAnchor(id);
  const initial = useContext(Initial);
  return (
    <div className="relative border-t border-line py-3 pl-8 md:py-6 md:pl-16">
      <dt id={id} className="flex scroll-mt-16 flex-wrap items-baseline pr-8 md:pr-0">
        <span className="mr-2 text-lg font-semibold text-ink">{name}</span>
        {(short ?? note) && (
          <span className="text-sm text-muted">
            {short && <span data-short="">{short}</span>}
            {short && note && ' · '}
            {note}
          </span>
        )}
        {initial && (
          // In the margin, on the line of the name, whose height it leaves as it is.
          <span
            aria-hidden
            className="order-first -ml-8 w-8 text-2xl leading-[0] font-semibold text-action md:-ml-16 md:w-16"
          >
            {initial}
          </span>
        )}
      </dt>
      <dd>
        <details data-slot="fold" className="group">
          {/* It lies over the whole entry, and what it opens over that. */}
          <summary
            aria-labelledby={id}
            className="absolute inset-0 flex cursor-pointer list-none justify-end py-4 text-action [&::-webkit-details-marker]:hidden"
          >
            <Icon name="chevron-down" className="group-open:rotate-180" />
          </summary>
          <div className="relative flex flex-col gap-2 pt-2 pb-3 md:flex-row-reverse md:justify-between md:gap-6 md:pb-0">
            {isPart(id) ? (
              <PartView part={id} className="size-24 shrink-0 rounded-lg md:size-32" />
            ) : (
              <TermDiagram id={id} />
            )}
            <Prose className="text-base">{children}</Prose>
          </div>
        </details>
      </dd>
    </div>
  );
}

const isPart = (id: string): id is PackPart => (packParts as readonly string[]).includes(id);

interface PartViewProps extends Pick<HTMLAttributes<HTMLElement>, 'style' | 'className'> {
  part: PackPart;
}

/** Its sixth of the view of all parts, as far as things stand there (scripts/lib/blender/by-size.py). */
function PartView({ part, style, className }: PartViewProps) {
  const count = packParts.length;
  return (
    <span style={style} className={clsx('relative block overflow-hidden', className)}>
      <Drawing
        name="by-size"
        style={{ top: '-75%', left: `${-100 * packParts.indexOf(part)}%`, width: `${100 * count}%` }}
        className="absolute max-w-none"
      />
    </span>
  );
}
