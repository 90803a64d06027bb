import type { ReactNode } from 'react';

import { DemoRequestForm } from '@site/src/components/forms/DemoRequestForm';
import { Section } from '@site/src/components/ui/Section';
import { Afterwards } from '../shared/Afterwards';

/** Its upper part lies over the dark head. The form has room of its own there; what takes its place once it is sent has none. */
const formStyles = 'z-6 -mt-24 rounded-xl bg-surface shadow-overlay max-sm:p-4 sm:-mt-32 sm:not-has-[form]:p-8';

/** The form for a demo request; `<NextSteps>` and `<DirectContact>` beside it. */
export function DemoRequest({ children }: { children: ReactNode }) {
  return (
    <Section className="lg:pt-12">
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
        <div className={formStyles}>
          <DemoRequestForm afterwards={<Afterwards />} />
        </div>
        <div className="flex flex-col gap-6">{children}</div>
      </div>
    </Section>
  );
}
