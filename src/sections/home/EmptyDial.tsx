import { translate } from '@docusaurus/Translate';

import { Gauge } from '../mockups/Gauge';

/** Where the dial of a report has its figure. */
const unread = '?';

/** The dial of a report before the reading. Decorative, beside a page's next step. */
export function EmptyDial() {
  return (
    <div
      aria-hidden="true"
      className="w-[14rem] rounded-xl bg-surface p-4 text-center text-sm text-muted lg:w-[22rem] lg:p-8"
    >
      <Gauge percent={0}>
        <span className="block font-display text-4xl font-semibold text-ink">{unread}</span>
      </Gauge>
      {/* Below the scale, which long words would touch. */}
      {translate({
        id: 'report.stateOfHealth',
        message: 'State of health',
        description: 'Measure of a battery report',
      })}
    </div>
  );
}
