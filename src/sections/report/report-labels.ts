import { translate } from '@docusaurus/Translate';

import type { Verdict } from '@site/src/domain/sample-report';

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

/** Marks every mock-up of the example report as a sample. */
export function sampleMark(): string {
  return translate({
    id: 'common.report.sample',
    message: 'Sample',
    description: 'Mark on the mock-up of a report: it is an example',
  });
}
