import { translate } from '@docusaurus/Translate';
import type * as z from 'zod';

import evidence from '@site/data/evidence.json';
import type { evidenceSchema } from '@site/src/domain/schemas/evidence';
import { useFormats } from '@site/src/hooks/useFormats';

type Evidence = z.infer<typeof evidenceSchema>;
type Study = Evidence['studies'][string];
export type Point = Evidence['points'][number];

/** The studies that found one figure, the best first. */
export const pointsByHealth = () => (evidence.points as Point[]).toSorted((a, b) => b.health - a.health);

/** The health of a point in words and digits: "92%", or "> 90%" where the study says no more. */
const healthText = ({ health, above }: Point, percent: (value: number) => string) =>
  `${above ? '>\u00a0' : ''}${percent(health)}`;

/** How many batteries a study looked at, and which of them its figure is for. */
const sampleText = (ages: Point['ages'], values: { batteries: string; age: string }) =>
  ages === 'most'
    ? translate(
        {
          id: 'home.evidence.most',
          message: '{batteries} batteries, most about {age} old',
          description:
            'How many batteries a study looked at, and how old most were: "9,000 batteries, most about 5 years old"',
        },
        values,
      )
    : translate(
        {
          id: 'home.evidence.some',
          message: '{batteries} batteries; figure for {age}',
          description:
            'How many batteries of all ages a study looked at, and for which age its figure is: "8,000 batteries; figure for 8–9 years"',
        },
        values,
      );

export type Finding = ReturnType<typeof useFindings>[number];

/** What each study found, in words and digits of the page's language. */
export function useFindings() {
  const { number, percent, measure, range, date } = useFormats();
  const studies = evidence.studies as Record<string, Study>;
  const { band } = evidence;
  const years = (value: number) => number(value, { style: 'unit', unit: 'year', unitDisplay: 'long' });
  const ageText = ({ years: [from, to], orKilometres }: Point) => {
    const age = from === to ? years(from) : range(from, to, years);
    if (!orKilometres) return age;
    return translate(
      {
        id: 'home.evidence.distance',
        message: '{age} or {distance}',
        description: 'Age that a study names together with a distance: "6 years or 160,000 km"',
      },
      { age, distance: measure(orKilometres, 'km') },
    );
  };
  const finding = (id: string, health: number, result: string, sample: (batteries: string) => string) => {
    const { name, batteries, publisher, url, date: day, vendor } = studies[id]!;
    return {
      id,
      study: name,
      /** Percent of the original capacity. */
      health,
      result,
      sample: sample(number(batteries)),
      isVendor: vendor === true,
      url,
      publisher: `${publisher}, ${day.length > 4 ? date(day) : day}`,
    };
  };
  const left = 100 - band.years * band.lossPerYear.mean;
  return [
    finding(band.study, left, percent(left), (batteries) =>
      translate(
        {
          id: 'home.evidence.rate',
          message: '{batteries} batteries; what is left after {age} at the average rate of loss',
          description:
            'How many batteries a study looked at that found a loss a year, and for how long it is taken: "22,700 batteries, mean loss over 8 years"',
        },
        { batteries, age: years(band.years) },
      ),
    ),
    ...pointsByHealth().map((point) =>
      finding(point.study, point.health, healthText(point, percent), (batteries) =>
        sampleText(point.ages, { batteries, age: ageText(point) }),
      ),
    ),
  ];
}
