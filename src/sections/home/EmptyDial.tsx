import { translate } from '@docusaurus/Translate';

import { Gauge } from '../mockups/Gauge';
import { onNight } from '../shared/on-night';
import { CarImage } from './CarImage';

/** Where the dial of a report has its figure. */
const unread = '?';

/** Its battery gives no light yet. */
const unlit = { filter: 'brightness(0.6) saturate(0.45)' };

/** The car of the home page's head before the reading, and the dial of its report. Decorative, beside a page's next step. */
export function EmptyDial() {
  return (
    <div aria-hidden="true" style={onNight} className="relative mx-auto w-full max-w-[36rem] pt-16 md:pt-24">
      <CarImage sizes="(min-width: 40rem) 36rem, 80vw" style={unlit} className="w-full" />
      <div className="absolute top-0 right-0 w-[7.5rem] text-center text-sm lg:w-[14rem]">
        <Gauge percent={0}>
          <span className="block font-display text-3xl font-semibold text-ink lg:text-3xl">{unread}</span>
        </Gauge>
        {/* Below the scale, which long words would touch. */}
        {translate({
          id: 'report.stateOfHealth',
          message: 'State of health',
          description: 'Measure of a battery report',
        })}
      </div>
    </div>
  );
}
