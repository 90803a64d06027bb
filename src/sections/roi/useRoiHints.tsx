import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { formatMoney } from '@site/src/domain/roi';
import type { CalculatorInput } from '@site/src/domain/schemas/roi';
import { useBareClaim } from '@site/src/hooks/useClaim';
import { useFormats } from '@site/src/hooks/useFormats';
import { useLocale } from '@site/src/hooks/useLocale';
import { PriceExampleLink } from './PriceExampleLink';

type Source = CalculatorInput['source'];

/** Where the figure that a field of the calculator starts with comes from, and what it stands for. */
export function useRoiHints(): (name: string, source: Source) => ReactNode {
  const { htmlLang } = useLocale();
  const { percent } = useFormats();
  const highest = {
    uplift: useBareClaim('resaleUplift'),
    found: useBareClaim('downtimeReduction'),
    held: useBareClaim('warrantyClaimReduction'),
  };
  const hints: Record<string, (source: Source) => ReactNode> = {
    uplift: () =>
      translate(
        {
          id: 'roi.uplift.source',
          message: 'Our own average, not checked by anyone else. The best result for a single car so far is {highest}.',
          description: 'Under a field of the calculator: where its figure comes from; {highest} is "30%"',
        },
        { highest: highest.uplift },
      ),
    saved: () =>
      translate({
        id: 'roi.saved.source',
        message: 'Our own figure, compared with a workshop. If you only read the display today, enter 0.',
        description: 'Under a field of the calculator: where its figure comes from',
      }),
    reports: () =>
      translate({
        id: 'roi.reports.hint',
        message: 'For example, one before you buy and one for your buyer.',
        description: 'Under a field of the calculator: why it starts with 2',
      }),
    dayCost: () =>
      translate({
        id: 'roi.dayCost.hint',
        message: 'Replacement vehicle and lost work.',
        description: 'Under a field of the calculator: what a day off the road costs',
      }),
    found: () =>
      translate(
        {
          id: 'roi.found.hint',
          message:
            'An assumption, and the figure that affects the result most. Our best so far: {highest} less battery-related downtime.',
          description: 'Under a field of the calculator; {highest} is "85%"',
        },
        { highest: highest.found },
      ),
    returned: (source) =>
      source && (
        <Translate
          id="roi.returned.hint"
          description="Under a field of the calculator; {source} links a study by a company that sells such data, {share} is 1%"
          values={{ source: <SourceLink source={source} />, share: percent(source.value) }}
        >
          {
            'In a study by {source}, which sells battery reports, under {share} of cars built from 2016 onwards had their pack replaced, not counting recalls.'
          }
        </Translate>
      ),
    returnCost: (source) =>
      source && (
        <Translate
          id="roi.returnCost.hint"
          description="Under a field of the calculator; {source} links a survey, {price} is an amount such as US$99"
          values={{
            source: <SourceLink source={source} />,
            price: formatMoney(source.value, source.unit, htmlLang),
          }}
        >
          {
            'Including transport and labour. In 2025 a new pack for an electric car cost {price} per kWh on average, according to {source}.'
          }
        </Translate>
      ),
    held: () =>
      translate(
        {
          id: 'roi.held.hint',
          message: 'This figure affects the result most. Our best so far: {highest} fewer battery claims.',
          description: 'Under a field of the calculator; {highest} is "40%"',
        },
        { highest: highest.held },
      ),
    fee: () => (
      <Translate
        id="roi.fee.hint"
        description="Under the field of the calculator for our price; {example} is the link roi.fee.example"
        values={{ example: <PriceExampleLink /> }}
      >
        {'From {example}. Replace it with the price we quoted you, or leave it blank.'}
      </Translate>
    ),
  };
  return (name, source) => hints[name]?.(source);
}

function SourceLink({ source: { name, url } }: { source: NonNullable<Source> }) {
  return (
    <Link to={url} className="underline underline-offset-4">
      {name}
    </Link>
  );
}
