import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { createContext, useContext, type ReactNode } from 'react';

import { PlainLink } from '@site/src/components/ui/PlainLink';
import type { PostSource } from '@site/src/domain/schemas/post';
import { useFormats } from '@site/src/hooks/useFormats';

type Sources = Record<string, PostSource>;

const PostSources = createContext<Sources>({});

/** Gives a post's text the sources of its front matter. */
export const SourcesProvider = PostSources.Provider;

/** "2025", "January 2026" or "13 January 2026", as precisely as the source says. */
function useSourceDate(): (date: PostSource['date']) => string {
  const formats = useFormats();
  return (date) => {
    const [, month, day] = String(date).split('-');
    return formats.date(String(date), {
      year: 'numeric',
      month: month ? 'long' : undefined,
      day: day ? 'numeric' : undefined,
    });
  };
}

export interface SourceProps {
  /** Key in the front matter's `sources`. */
  id: string;
  /** The words that link to it. */
  children: ReactNode;
  /**
   * Set by the build (src/plugins/first-mentions.ts).
   * @ignore
   */
  isFirst?: boolean;
}

const sourcesTitle = () =>
  translate({ id: 'blog.sources', message: 'Sources', description: 'Heading of the list of sources below a post' });

/** A link to one of the post's sources, and its number in their list. On wide screens the name of one that is new stands in the margin (src/css/prose.css). */
export function Source({ id, children, isFirst }: SourceProps) {
  const sources = useContext(PostSources);
  // The check of content holds ids to the front matter.
  const { name, url } = sources[id]!;
  const number = Object.keys(sources).indexOf(id) + 1;
  return (
    <span data-margin-note={isFirst && `${number} ${name}`}>
      <Link to={url}>{children}</Link>
      <sup className="text-sm leading-none">
        <PlainLink
          href={`#source-${id}`}
          aria-label={`${sourcesTitle()} ${number}`}
          data-slot="source-number"
          className="ml-px font-semibold text-action hover:underline"
        >
          {number}
        </PlainLink>
      </sup>
    </span>
  );
}

/** All sources below the post; studies by companies that sell what they judge are called so. */
export function SourceList({ sources }: { sources: Sources }) {
  const dateOf = useSourceDate();
  return (
    <section aria-labelledby="sources" className="mt-12 border-t border-line pt-6 text-base">
      <h2 id="sources" className="text-xl">
        {sourcesTitle()}
      </h2>
      <ol className="mt-4 flex list-decimal flex-col gap-2 pl-6 marker:font-semibold marker:text-action">
        {Object.entries(sources).map(([id, { name, url, date, vendor }]) => (
          <li key={id} id={`source-${id}`} className="pl-1">
            <Link to={url} className="text-action underline underline-offset-4">
              {name}
            </Link>
            , {dateOf(date)}
            {vendor && (
              <span className="text-muted">
                {' '}
                <Translate
                  id="blog.vendorStudy"
                  description="Beside a source: the study is by a company that sells in this field"
                >
                  (company figures)
                </Translate>
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
