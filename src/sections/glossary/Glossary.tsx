import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';

import { Prose } from '@site/src/components/ui/Prose';
import { Section } from '@site/src/components/ui/Section';
import { packParts } from '@site/src/domain/illustrations';
import { useLocale } from '@site/src/hooks/useLocale';
import { Drawing } from '../shared/Drawing';
import { elementsOf } from '../shared/elements-of';

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
const goesOn = { maskImage: 'linear-gradient(90deg, black 80%, transparent)', paddingRight: '20%' };

/** The parts of a battery, drawn; then the entries `<GlossaryEntry>` in the order of the language's alphabet, with an index. */
export function Glossary({ children }: { children: ReactNode }) {
  const { htmlLang } = useLocale();
  const inOrder = elementsOf<GlossaryEntryProps>(children).toSorted((one, other) =>
    one.props.name.localeCompare(other.props.name, htmlLang),
  );
  const letters = Map.groupBy(inOrder, ({ props: { name } }) => name.charAt(0).toLocaleUpperCase(htmlLang));
  const parts = packParts.flatMap((part) => inOrder.find(({ props: { id } }) => id === part) ?? []);
  return (
    <Section space="tight">
      {parts.length > 0 && (
        <ol className="mb-8 grid grid-cols-3 gap-x-2 gap-y-6 border-b border-line pb-6 text-center sm:grid-cols-6 lg:mb-12 lg:pb-12">
          {parts.map(({ props: { id, name } }) => (
            <li key={id}>
              <Link
                to={`#${id}`}
                className="block text-sm font-semibold text-action underline-offset-4 hover:underline"
              >
                <Drawing name={`part-${id}`} className="aspect-square h-auto w-full object-contain object-bottom" />
                {name}
              </Link>
            </li>
          ))}
        </ol>
      )}
      {/* Narrow screens have no room for every name. */}
      <ul className="mb-8 columns-4 gap-x-8 max-lg:hidden">
        {inOrder.map(({ props: { id, name } }) => (
          <li key={id}>
            <Link to={`#${id}`} className="block py-1 leading-tight text-action underline-offset-4 hover:underline">
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <div className="sticky top-(--spacing-header) z-1 mb-4 bg-canvas lg:top-(--spacing-header-wide)">
        <ul style={goesOn} className="flex overflow-x-auto">
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
      <div className="divide-y divide-line border-y border-line">
        {[...letters].map(([letter, entries]) => (
          <div key={letter} className="grid gap-x-16 lg:grid-cols-[2fr_5fr]">
            <span
              aria-hidden
              className="self-start pt-6 font-display text-3xl leading-none font-semibold tracking-display text-action lg:sticky lg:top-24 lg:text-5xl"
            >
              {letter}
            </span>
            <dl data-glossary="" className="divide-y divide-line">
              {entries}
            </dl>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** An entry of the glossary. */
export function GlossaryEntry({ id, name, short, note, children }: GlossaryEntryProps) {
  useBrokenLinks().collectAnchor(id);
  return (
    <div className="grid gap-x-8 gap-y-2 py-6 sm:grid-cols-[16rem_minmax(0,1fr)]">
      <dt id={id} className="grid scroll-mt-32 grid-cols-[1fr_auto] content-start gap-x-4 sm:block">
        <span className="text-lg font-semibold text-ink">{name}</span>
        {(short ?? note) && (
          <span className="block text-sm text-muted">
            {short && <span data-short="">{short}</span>}
            {short && note && ' · '}
            {note}
          </span>
        )}
        {(packParts as readonly string[]).includes(id) && (
          <Drawing
            name={`part-${id}`}
            className="col-start-2 row-span-2 row-start-1 size-24 object-contain sm:size-32 sm:object-left"
          />
        )}
      </dt>
      <dd>
        <Prose className="text-base">{children}</Prose>
      </dd>
    </div>
  );
}
