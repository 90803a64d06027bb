import Translate, { translate } from '@docusaurus/Translate';

import { cautiousShare, type RoiQuery } from '@site/src/domain/roi';
import { useClaim } from '@site/src/hooks/useClaim';
import { useFormats } from '@site/src/hooks/useFormats';
import { PriceExampleLink } from './PriceExampleLink';

/** What the two ends of a result assume, and what the result leaves out. */
export function RoiExplanation({ query }: { query: RoiQuery }) {
  const { product, values } = query;
  const { percent } = useFormats();
  const trendTime = useClaim('trendTime');
  const ends = (high: number) => ({ high: percent(high), low: percent(high * cautiousShare) });
  /** By how much a report has to raise the price for its fee, if it saves no time. */
  const breakEven = () => {
    const { fee = 0, reports = 0, price = 0 } = values;
    if (fee * reports * price === 0) return '';
    const share = percent((100 * fee * reports) / price);
    return ` ${translate(
      {
        id: 'roi.batscan.breakEven',
        message: 'The reports pay for themselves if the average price rises by {share}, even if you save no time.',
        description: 'Under the result, after the estimates; {share} is a percentage such as 0.2%',
      },
      { share },
    )}`;
  };
  const texts = {
    batscan: () =>
      translate(
        {
          id: 'roi.explanation',
          message:
            'High estimate: the full effect on every car. Low estimate: {share} of it. A report on a worn battery can lower a price. Not included: about half an hour of training for each member of staff.',
          description: 'Under the result; {share} is a percentage such as 50%',
        },
        { share: percent(100 * cautiousShare) },
      ) + breakEven(),
    batstream: () =>
      translate(
        {
          id: 'roi.batstream.explanation',
          message:
            'High estimate: {high} of breakdowns become planned workshop visits and cost you no unplanned days off the road. Low estimate: {low}. In your first year, alerts about ageing start after {time} at the earliest. Not included: the planned visits themselves, any effect on warranty claims, residual value and battery life, and the time it takes you to get started.',
          description:
            'Under the result; {high} and {low} are percentages such as 40% and 20%, {time} is "about 3 months"',
        },
        { ...ends(values.found!), time: trendTime },
      ),
    batdata: () =>
      translate(
        {
          id: 'roi.batdata.explanation',
          message:
            'High estimate: {high} of returns are avoided because the cell was held. Low estimate: {low}. Not included: the cells you hold (some of them good), your engineers’ time, and the recalls you avoid.',
          description: 'Under the result; {high} and {low} are percentages such as 20% and 10%',
        },
        ends(values.held!),
      ),
  };
  return (
    <div className="text-sm">
      <p>
        {translate(
          {
            id: 'roi.estimates',
            message: 'The low estimate assumes {share} of the effect. Neither is guaranteed.',
            description:
              'Under the result, which is from a low to a high estimate; {share} is a percentage such as 50%',
          },
          { share: percent(100 * cautiousShare) },
        )}
      </p>
      <details>
        <summary className="inline-flex min-h-target cursor-pointer items-center font-semibold text-on-night underline underline-offset-4">
          <Translate id="roi.explanation.title" description="Opens what the estimates assume and leave out">
            How we calculate
          </Translate>
        </summary>
        <p>
          {texts[product]()}{' '}
          <Translate
            id="roi.fee.note"
            description="Under the result; {example} is the link roi.fee.example"
            values={{ example: <PriceExampleLink /> }}
          >
            {'The fee is the one in {example} until you change it. Your quote will state your own fee.'}
          </Translate>
        </p>
      </details>
    </div>
  );
}
