import { translate } from '@docusaurus/Translate';
import type * as z from 'zod';

import evidence from '@site/data/evidence.json';
import type { evidenceSchema } from '@site/src/domain/schemas/evidence';
import { useFormats } from '@site/src/hooks/useFormats';

type Study = z.infer<typeof evidenceSchema>['studies'][string];

/** The studies that found one figure, the best first. */
export const pointsByHealth = () => evidence.points.toSorted((a, b) => b.health - a.health);

/** @param isRate the study found a loss a year, and the age is ours */
const sample = (isRate: boolean, values: { batteries: string; age: string }) =>
  isRate
    ? translate(
        {
          id: 'home.evidence.rate',
          message: '{batteries} batteries; left after {age} at the mean loss',
          description:
            'How many batteries a study looked at that found a loss a year, and for how long it is taken: "22,700 batteries, mean loss over 8 years"',
        },
        values,
      )
    : translate(
        {
          id: 'home.evidence.batteries',
          message: '{batteries} batteries, at {age}',
          description: 'How many batteries a study looked at, and how old they were: "9,000 batteries, at 5 years"',
        },
        values,
      );

/** What each study found, in words and digits of the page's language. */
export function useFindings() {
  const { number, percent, date } = useFormats();
  const studies = evidence.studies as Record<string, Study>;
  const { band } = evidence;
  const found = [
    { study: band.study, years: band.years, health: 100 - band.years * band.lossPerYear.mean },
    ...pointsByHealth(),
  ];
  return found.map(({ study: id, years, health }) => {
    const { name, batteries, publisher, url, date: day, vendor } = studies[id]!;
    return {
      id,
      study: name,
      result: percent(health),
      sample: sample(id === band.study, {
        batteries: number(batteries),
        age: number(years, { style: 'unit', unit: 'year', unitDisplay: 'long' }),
      }),
      isVendor: vendor === true,
      url,
      publisher: `${publisher}, ${day.length > 4 ? date(day) : day}`,
    };
  });
}
