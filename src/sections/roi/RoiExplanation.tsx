import Translate, { translate } from '@docusaurus/Translate';

import { calculateRoi, cautiousShare, type RoiQuery } from '@site/src/domain/roi';
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
            'High estimate: the full effect on every car. Low estimate: {share} of it. Neither is guaranteed, and a report on a worn battery can lower a price. Not included: about half an hour of training for each member of staff.',
          description: 'Under the result; {share} is a percentage such as 50%',
        },
        { share: percent(100 * cautiousShare) },
      ) + breakEven(),
    batstream: () =>
      translate(
        {
          id: 'roi.batstream.explanation',
          message:
            'High estimate: {high} of breakdowns become planned workshop visits and cost you no unplanned days off the road. Low estimate: {low}. Neither is guaranteed. In your first year, alerts about ageing start after {time} at the earliest. Not included: the planned visits themselves, any effect on warranty claims, residual value and battery life, and the time it takes you to get started.',
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
            'High estimate: {high} of returns are avoided because the cell was held. Low estimate: {low}. Neither is guaranteed. Not included: the cells you hold (some of them good), your engineers’ time, and the recalls you avoid.',
          description: 'Under the result; {high} and {low} are percentages such as 20% and 10%',
        },
        ends(values.held!),
      ),
  };
  return (
    <p className="text-sm">
      <BreakEven query={query} />
      {texts[product]()}{' '}
      <Translate
        id="roi.fee.note"
        description="Under the result; {example} is the link roi.fee.example"
        values={{ example: <PriceExampleLink /> }}
      >
        {'The fee is the one in {example} until you change it. Your quote will state your own fee.'}
      </Translate>
    </p>
  );
}

/** From how many breakdowns a year the fee is covered; only BatStream's calculator has them. */
function BreakEven({ query }: { query: RoiQuery }) {
  const { number } = useFormats();
  if (query.product !== 'batstream') return null;
  const { total, fee } = calculateRoi({ ...query, values: { ...query.values, stops: 1 } });
  if (fee === 0 || total.low === 0) return null;
  return (
    <>
      <strong className="font-semibold text-on-night">
        {translate(
          {
            id: 'roi.batstream.breakEven',
            message: 'Breakdowns a year that cover our fee: {high} (high estimate) or {low} (low estimate).',
            description: 'Under the result; {high} and {low} are numbers such as 3 and 6',
          },
          { high: number(Math.ceil(fee / total.high)), low: number(Math.ceil(fee / total.low)) },
        )}
      </strong>{' '}
    </>
  );
}
