import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { DateLeaf } from './DateLeaf';

/** When a demo is, and the reference of its request, as a card; the server fills them in. */
export function BookingFacts({ children }: { children: ReactNode }) {
  const facts = [
    [
      translate({ id: 'booking.date', message: 'Date', description: 'Label: the day of a demo' }),
      <span key="date" data-slot="booking-date" className="font-display text-xl font-semibold text-ink" />,
    ],
    [
      translate({ id: 'booking.time', message: 'Time', description: 'Label: from when until when a demo is' }),
      <span key="time" data-slot="booking-time" className="font-semibold text-ink sm:text-lg" />,
    ],
  ] as const;
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-6 rounded-xl border border-line bg-surface p-6 shadow-raised sm:p-8 lg:flex lg:gap-8">
      <p
        aria-hidden="true"
        className="flex w-24 flex-col items-center self-start rounded-lg bg-night py-3 leading-tight font-semibold text-aurora"
      >
        <DateLeaf numberClass="text-3xl" />
      </p>
      <dl className="flex grow flex-col gap-1">
        {facts.map(([label, fact]) => (
          <div key={label}>
            <dt className="sr-only">{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
        <div className="flex gap-2 text-sm text-muted">
          <dt>
            {translate({
              id: 'booking.reference',
              message: 'Reference',
              description: 'Label: the reference of a request',
            })}
          </dt>
          <dd data-slot="booking-reference" />
        </div>
      </dl>
      <div style={{ gridColumn: '1 / -1' }}>{children}</div>
    </div>
  );
}
