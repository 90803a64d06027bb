import { translate } from '@docusaurus/Translate';

import { Gauge } from '../mockups/Gauge';
import { onNight } from '../shared/on-night';

/** Where the dial of a report has its figure. */
const unread = '?';

/** The dial of a report before the reading. Decorative, beside a page's next step. */
export function EmptyDial() {
  return (
    <div aria-hidden="true" style={onNight} className="mx-auto w-[14rem] text-center text-sm lg:w-[28rem]">
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
