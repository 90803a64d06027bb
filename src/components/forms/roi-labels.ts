import { translate } from '@docusaurus/Translate';

import type { RoiProduct } from '@site/src/domain/roi';
import type { Calculator } from '@site/src/domain/schemas/roi';

/** What each input of a product's calculator is called, by its name in data/roi.json. */
export function roiLabels(product: RoiProduct): Record<string, string> {
  const labels = {
    batscan: () => ({
      cars: translate({
        id: 'roi.cars',
        message: 'Used EVs you sell each month',
        description: 'Label of a field of the calculator',
      }),
      price: translate({
        id: 'roi.price',
        message: 'Average price per car',
        description: 'Label of a field of the calculator',
      }),
      uplift: translate({
        id: 'roi.uplift',
        message: 'Price uplift with a report, %',
        description: 'Label of a field of the calculator',
      }),
      minutes: translate({
        id: 'roi.minutes',
        message: 'Minutes per assessment today',
        description: 'Label of a field of the calculator',
      }),
      saved: translate({
        id: 'roi.saved',
        message: 'Time saved with BatScan, %',
        description: 'Label of a field of the calculator',
      }),
      minuteCost: translate({
        id: 'roi.minuteCost',
        message: 'Labour cost per minute',
        description: 'Label of a field of the calculator',
      }),
      reports: translate({
        id: 'roi.reports',
        message: 'Reports per car',
        description: 'Label of a field of the calculator',
      }),
      fee: translate({
        id: 'roi.fee.report',
        message: 'Our fee per report',
        description: 'Label of a field of the calculator: what we charge',
      }),
    }),
    batstream: () => ({
      vehicles: translate({
        id: 'roi.vehicles',
        message: 'Vehicles in your fleet',
        description: 'Label of a field of the calculator',
      }),
      stops: translate({
        id: 'roi.stops',
        message: 'Battery-related breakdowns each year',
        description: 'Label of a field of the calculator: how often a vehicle of the fleet stops unplanned',
      }),
      days: translate({
        id: 'roi.days',
        message: 'Days off the road per breakdown',
        description: 'Label of a field of the calculator',
      }),
      dayCost: translate({
        id: 'roi.dayCost',
        message: 'Cost of a day off the road',
        description: 'Label of a field of the calculator',
      }),
      found: translate({
        id: 'roi.found',
        message: 'Breakdowns that become planned visits, %',
        description: 'Label of a field of the calculator: the share that BatStream finds before the vehicle stops',
      }),
      fee: translate({
        id: 'roi.fee.vehicle',
        message: 'Our monthly fee per vehicle',
        description: 'Label of a field of the calculator: what we charge',
      }),
    }),
    batdata: () => ({
      lines: translate({
        id: 'roi.lines',
        message: 'Production lines',
        description: 'Label of a field of the calculator',
      }),
      packs: translate({
        id: 'roi.packs',
        message: 'Battery packs you make each year',
        description: 'Label of a field of the calculator',
      }),
      returned: translate({
        id: 'roi.returned',
        message: 'Packs returned under warranty, %',
        description: 'Label of a field of the calculator',
      }),
      returnCost: translate({
        id: 'roi.returnCost',
        message: 'Cost of one return',
        description: 'Label of a field of the calculator: of a battery pack under warranty',
      }),
      held: translate({
        id: 'roi.held',
        message: 'Returns avoided by holding cells, %',
        description:
          'Label of a field of the calculator: the share of returns whose cell would have been held at the line',
      }),
      fee: translate({
        id: 'roi.fee.line',
        message: 'Our monthly fee per line',
        description: 'Label of a field of the calculator: what we charge',
      }),
    }),
  };
  return labels[product]();
}

/** What stands above a result. */
export function roiResultLabel({ period }: Pick<Calculator, 'period'>): string {
  return period === 'month'
    ? translate({
        id: 'roi.month',
        message: 'What you could gain each month, before costs',
        description: 'Above the result of the calculator',
      })
    : translate({
        id: 'roi.perYear',
        message: 'What you could gain each year, before costs',
        description: 'Above the result of a calculator that works by the year',
      });
}
