import { translate } from '@docusaurus/Translate';

import { Gauge } from '../mockups/Gauge';

/** Where the dial of a report has its figure. */
const unread = '?';

/** The dial of a report before the reading. Decorative, beside a page's next step. */
export function EmptyDial() {
  return (
    <div
      aria-hidden="true"
      className="w-[14rem] shrink-0 rounded-xl bg-surface p-4 text-center text-sm text-muted max-lg:order-first lg:w-[22rem] lg:p-8"
    >
      <Gauge percent={0}>
        <span className="block font-display text-4xl font-semibold text-ink">{unread}</span>
        {translate({
          id: 'report.stateOfHealth',
          message: 'State of health',
          description: 'Measure of a battery report',
        })}
      </Gauge>
    </div>
  );
}
