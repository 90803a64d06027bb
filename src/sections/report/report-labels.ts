import { translate } from '@docusaurus/Translate';

import type { ReportProduct } from '@site/src/domain/sample-report-pages';
import type { Verdict } from '@site/src/domain/verified-report';

/** The verdict in words. */
export function verdictText(verdict: Verdict): string {
  const texts: Record<Verdict, string> = {
    better: translate({
      id: 'report.verdict.better',
      message: 'Better than expected for its age and mileage',
      description: 'Verdict of a battery report',
    }),
    asExpected: translate({
      id: 'report.verdict.asExpected',
      message: 'As healthy as expected for its age and mileage',
      description: 'Verdict of a battery report',
    }),
    worse: translate({
      id: 'report.verdict.worse',
      message: 'Worse than expected for its age and mileage',
      description: 'Verdict of a battery report',
    }),
    weakGroup: translate({
      id: 'report.verdict.weakGroup',
      message: 'One weak cell group: have it checked',
      description: 'Verdict of a battery report',
    }),
  };
  return texts[verdict];
}

/** What a battery report is called on its first page. */
export function reportTitle(): string {
  return translate({
    id: 'report.title',
    message: 'Battery report',
    description: 'Heading of the report itself',
  });
}

/** What the mileage is called. */
export function odometerLabel(): string {
  return translate({ id: 'report.odometer', message: 'Odometer', description: 'In the report' });
}

/** What the day of a test is called. */
export function testDateLabel(): string {
  return translate({ id: 'report.date', message: 'Date of the test', description: 'In the report' });
}

/** Marks every mock-up of the example report as a sample. */
export function sampleMark(): string {
  return translate({
    id: 'common.report.sample',
    message: 'Sample',
    description: 'Mark on the mock-up of a report: it is an example',
  });
}

/** What the range on the scale of a report is. */
export function usualLabel(): string {
  return translate({
    id: 'report.scale.expected',
    message: 'Usual for model, age and mileage',
    description: 'Legend of the scale in the report',
  });
}

/** What can be drawn from a battery, in a mock-up. */
export function usableCapacity(): string {
  return translate({ id: 'common.report.capacity', message: 'Usable capacity', description: 'Label of a measure' });
}

/** What the difference between cells is called. */
export function cellSpread(): string {
  return translate({
    id: 'common.report.spread',
    message: 'Cell spread',
    description: 'Label of a measure: difference between the highest and lowest cell voltage',
  });
}

/** What a dial shows. */
export function shortHealth(): string {
  return translate({
    id: 'common.report.health',
    message: 'State of health',
    description: 'In the dial on the mock-up of a report, where there is little room: short',
  });
}

/** The name of a product's sample report, where links lead to it. */
export function reportName(product: ReportProduct): string {
  const names: Record<ReportProduct, string> = {
    batscan: translate({
      id: 'nav.sampleReport',
      message: 'Sample battery report',
      description: 'Navigation: a report of BatScan as an example, at most 30 characters',
    }),
    batstream: translate({
      id: 'nav.sampleFleetReport',
      message: 'Sample fleet report',
      description: 'Navigation: a monthly report of BatStream as an example, at most 30 characters',
    }),
    batdata: translate({
      id: 'nav.samplePilotReport',
      message: 'Sample pilot report',
      description: 'Navigation: a report at the end of a pilot with BatData, as an example, at most 30 characters',
    }),
  };
  return names[product];
}
