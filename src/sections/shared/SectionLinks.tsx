import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { Container } from '@site/src/components/ui/Section';

/** Where there are more than the line has room for. */
const fadeAtTheEnd = { maskImage: 'linear-gradient(90deg, #000 calc(100% - 3rem), transparent)' };

/**
 * Links to the sections of a long page, as a list in Markdown. On wide screens they stay below the header, and browsers that
 * can tell mark where the reader is; on narrow ones they are a line to push aside.
 */
export function SectionLinks({ children }: { children: ReactNode }) {
  return (
    <nav
      data-slot="section-links"
      aria-label={translate({
        id: 'blog.contents',
        message: 'On this page',
        description: 'Name of the table of contents',
      })}
      className="z-5 border-b border-line bg-surface pt-2 text-sm lg:sticky lg:top-(--spacing-header-wide) print:hidden"
    >
      <Container
        style={fadeAtTheEnd}
        className="[scrollbar-width:none] overflow-x-auto [scroll-target-group:auto] [&_a]:inline-flex [&_a]:min-h-target [&_a]:items-center [&_a]:font-medium [&_a]:whitespace-nowrap [&_a]:text-body [&_a]:no-underline [&_a]:decoration-action [&_a]:decoration-2 [&_a]:underline-offset-8 [&_a]:hover:underline [&_a:target-current]:text-action [&_a:target-current]:underline [&_ul]:flex [&_ul]:gap-x-6"
      >
        {children}
      </Container>
    </nav>
  );
}
