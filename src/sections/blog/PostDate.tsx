import Translate from '@docusaurus/Translate';

import { useFormats } from '@site/src/hooks/useFormats';

/** Date in the language's form and reading time in minutes. */
export function PostDate({ date, readingTime }: { date: string; readingTime?: number }) {
  const formats = useFormats();
  return (
    <p className="mt-auto flex flex-wrap gap-x-4 text-sm text-muted">
      <time dateTime={date}>{formats.date(date)}</time>
      {readingTime !== undefined && (
        <span>
          <Translate
            id="blog.readingTime"
            description="How long a post takes to read; {minutes} is a whole number"
            values={{ minutes: Math.max(1, Math.round(readingTime)) }}
          >
            {'{minutes} min read'}
          </Translate>
        </span>
      )}
    </p>
  );
}
