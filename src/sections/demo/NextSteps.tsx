import type { ReactNode } from 'react';

import { Timeline, TimelineItem } from '@site/src/components/ui/Timeline';
import { ContactMethods } from '../shared/ContactMethods';
import { DataUse } from './DataUse';

export interface NextStepsProps {
  title: string;
  children: ReactNode;
}

/** What happens once a form has been sent: `<NextStep>` along a line. */
export function NextSteps({ title, children }: NextStepsProps) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl">{title}</h2>
      <Timeline>{children}</Timeline>
    </section>
  );
}

export interface NextStepProps {
  /** When it happens; a `<Claim>` or words. */
  label: ReactNode;
  title: string;
  children: ReactNode;
}

export function NextStep({ label, ...step }: NextStepProps) {
  return <TimelineItem when={label} {...step} />;
}

/** E-mail and phone for those who do not like forms. */
export function DirectContact({ title }: { title: string }) {
  return (
    <DataUse title={title}>
      <ContactMethods withOffice={false} />
    </DataUse>
  );
}
