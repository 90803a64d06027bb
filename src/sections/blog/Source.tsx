import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { createContext, useContext, type ReactNode } from 'react';

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
}

/** A link to one of the post's sources, with its date. On wide screens its name stands in the margin (src/css/prose.css). */
export function Source({ id, children }: SourceProps) {
  // The check of content holds ids to the front matter.
  const { name, url, date } = useContext(PostSources)[id]!;
  const dateOf = useSourceDate();
  return (
    <span data-margin-note={name}>
      <Link to={url}>{children}</Link> ({dateOf(date)})
    </span>
  );
}

/** All sources below the post; studies by companies that sell what they judge are called so. */
export function SourceList({ sources }: { sources: Sources }) {
  const dateOf = useSourceDate();
  return (
    <section aria-labelledby="sources" className="mt-12 border-t border-line pt-6 text-base">
      <h2 id="sources" className="text-xl">
        <Translate id="blog.sources" description="Heading of the list of sources below a post">
          Sources
        </Translate>
      </h2>
      <ul className="mt-4 flex flex-col gap-2">
        {Object.entries(sources).map(([id, { name, url, date, vendor }]) => (
          <li key={id}>
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
      </ul>
    </section>
  );
}
