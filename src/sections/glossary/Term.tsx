import Translate from '@docusaurus/Translate';
import { useId, type ReactNode } from 'react';

import { Toggletip, ToggletipLink } from '@site/src/components/ui/Toggletip';

export interface TermProps {
  /** Id of the entry in the glossary, such as "state-of-health"; the same in every language. */
  id: string;
  /** What the glossary says; the build puts it in (src/plugins/glossary.ts). */
  definition?: string;
  /** The words that are marked. */
  children: ReactNode;
}

/** Words that show on request what the glossary says about them; once a page, where they are first mentioned. */
export function Term({ id, definition, children }: TermProps) {
  return (
    <Toggletip id={`term-${useId()}`} label={children} isInText>
      {definition}
      <ToggletipLink to={`/glossary#${id}`}>
        <Translate id="glossary.more" description="Link below the definition of a term, to its entry in the glossary">
          Why it matters
        </Translate>
      </ToggletipLink>
    </Toggletip>
  );
}
