import { translate } from '@docusaurus/Translate';

import { PlainLink } from '@site/src/components/ui/PlainLink';

/** Headings of an article as the MDX loader gives them; `value` is HTML, with its apostrophes escaped. */
export type Contents = readonly { value: string; id: string; level: number }[];

/** The article's headings, beside it on wide screens; browsers that can tell mark the one that the reader has come to. */
export function TableOfContents({ contents }: { contents: Contents }) {
  const headings = contents.filter(({ level }) => level === 2);
  if (headings.length < 2) return null;
  const name = translate({
    id: 'blog.contents',
    message: 'On this page',
    description: 'Name of the table of contents',
  });
  return (
    <nav aria-label={name} className="hidden lg:col-start-1 lg:row-start-1 lg:block">
      <div className="sticky top-24 flex flex-col gap-3 border-l border-line pl-6 text-sm">
        <p className="font-semibold text-ink">{name}</p>
        <ol className="flex flex-col gap-2 [scroll-target-group:auto]">
          {headings.map(({ value, id }) => (
            <li key={id}>
              <PlainLink
                href={`#${id}`}
                className="text-muted underline-offset-4 hover:text-action hover:underline [&:target-current]:text-action"
              >
                <span dangerouslySetInnerHTML={{ __html: value }} />
              </PlainLink>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
