import { translate } from '@docusaurus/Translate';

import { useFormats } from '@site/src/hooks/useFormats';

interface CapacityExampleProps {
  /** What the battery of the text held when it was new, in kWh. */
  whenNew: number;
  /** What it holds today, in kWh. */
  today: number;
}

/** The definition of state of health as a picture: what a battery held when new, and what it holds today. */
export function CapacityExample({ whenNew, today }: CapacityExampleProps) {
  const { percent, measure } = useFormats();
  const share = percent((100 * today) / whenNew);
  return (
    <figure aria-hidden="true" className="flex flex-col gap-2 text-base font-semibold text-ink">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="font-display text-4xl tracking-display">{share}</span>
        <span>
          {translate(
            {
              id: 'method.capacity.new',
              message: '{capacity} when new',
              description: 'Label of a drawn battery: its capacity when it was new; {capacity} is "60 kWh"',
            },
            { capacity: measure(whenNew, 'kWh') },
          )}
        </span>
      </div>
      <div className="rounded-lg border-2 border-ink p-1">
        <div
          style={{ width: `${(100 * today) / whenNew}%` }}
          className="flex h-16 items-center justify-end rounded-md bg-action px-4 text-on-action"
        >
          {translate(
            {
              id: 'method.capacity.today',
              message: '{capacity} today',
              description: 'Label of a drawn battery: the capacity that is left; {capacity} is "54 kWh"',
            },
            { capacity: measure(today, 'kWh') },
          )}
        </div>
      </div>
    </figure>
  );
}
