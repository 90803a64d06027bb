import { firstDay, isPublished, today, type Dates } from '../domain/calendar.ts';
import type { Place } from './component-use.ts';
import type { ContentFile } from './content-files.ts';
import { originalOf } from './content-kinds.ts';
import type { Fault } from './fault.ts';

interface Link extends Place {
  isAttribute?: boolean;
}

/**
 * A link from an English page that visitors see to one that they do not: a draft, or one that is scheduled. The build
 * leaves it out until then (src/plugins/held-back-links.ts).
 */
export function heldBackFaults(
  { line, column, isAttribute }: Link,
  page: string,
  from: ContentFile,
  to: ContentFile,
): Fault[] {
  if (originalOf(from.file).language !== undefined) return [];
  const day = today(process.env);
  const datesOf = ({ frontMatter }: ContentFile) => (frontMatter.value ?? {}) as Dates;
  if (!isPublished(from.file, datesOf(from), day) || isPublished(to.file, datesOf(to), day)) return [];
  return [
    {
      file: from.file,
      line,
      column,
      rule: 'link-held-back',
      message: datesOf(to).draft
        ? `${page} is a draft, which visitors do not get.`
        : `${page} is not on the site before ${firstDay(to.file, datesOf(to))}.`,
      remedy: isAttribute
        ? 'Until it is, the build leaves this component out. There is nothing to do if that is what you want.'
        : 'Until it is, the build shows these words without their link. There is nothing to do if that is what you want.',
      severity: 'warning',
    },
  ];
}
