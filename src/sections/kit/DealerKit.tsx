import type { ReactNode } from 'react';

import { Section } from '@site/src/components/ui/Section';
import { ReadingChoice } from '../report/ReadingChoice';

/** What a dealer shows of a reading: `<WindowCards>` and `<AdvertBadges>`, for the sample car that is chosen above them. */
export function DealerKit({ children }: { children: ReactNode }) {
  return (
    <div data-readings>
      <Section space="tight">
        <ReadingChoice name="kit" className="lg:grid-cols-3" />
      </Section>
      {children}
    </div>
  );
}
