import clsx from 'clsx';

/** A day as on a leaf of a calendar; the server fills it in (server/pages/booking-pages.ts). */
export function DateLeaf({ numberClass }: { numberClass: string }) {
  return (
    <>
      <span data-slot="booking-weekday" />
      <span data-slot="booking-day-of-month" className={clsx('font-display leading-tight', numberClass)} />
      <span data-slot="booking-month" />
    </>
  );
}
