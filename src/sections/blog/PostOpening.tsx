import { MDXProvider } from '@mdx-js/react';
import type { ReactNode } from 'react';

import MDXContent from '@theme/MDXContent';
import { postMdxComponents } from './post-mdx-components';

/** The words without what they lead to. */
function Words({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}

const components = { ...postMdxComponents, a: Words, Source: Words, Term: Words };

/** The first lines of a post on a card, which phones leave out. The card leads to the post as a whole, so links inside it are words. */
export function PostOpening({ children }: { children: ReactNode }) {
  return (
    <div className="flex max-w-measure flex-col gap-4 max-sm:hidden">
      <MDXContent>
        <MDXProvider components={components}>{children}</MDXProvider>
      </MDXContent>
    </div>
  );
}
