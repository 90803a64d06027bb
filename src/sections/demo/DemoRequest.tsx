import type { ReactNode } from 'react';

import { DemoRequestForm } from '@site/src/components/forms/DemoRequestForm';
import { Section } from '@site/src/components/ui/Section';
import { Afterwards } from '../shared/Afterwards';

/** The form is the foremost: its upper part lies over the dark head, but for phones, which have no frame around it. */
const overHead = 'sm:z-6 sm:-mt-32 sm:rounded-xl sm:shadow-overlay';

/** The form for a demo request; `<NextSteps>` and `<DirectContact>` beside it. */
export function DemoRequest({ children }: { children: ReactNode }) {
  return (
    <Section className="lg:pt-12">
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
        <div className={overHead}>
          <DemoRequestForm afterwards={<Afterwards />} />
        </div>
        <div className="flex flex-col gap-6">{children}</div>
      </div>
    </Section>
  );
}
