import { translate } from '@docusaurus/Translate';

import evidence from '@site/data/evidence.json';
import { useFormats } from '@site/src/hooks/useFormats';

/** What rules and warranties ask of the batteries of cars (data/evidence.json), each with its words: "80% Euro 7 cars, 5 years". */
export function useThresholds() {
  const named = useNamed();
  return evidence.thresholds.map(named);
}

/** The same for vans, of which Euro 7 asks less. */
export function useVanThresholds() {
  const named = useNamed();
  return evidence.vanThresholds.map(named);
}

interface Threshold {
  id: string;
  years: number[];
  health: number;
}

function useNamed() {
  const { number, percent } = useFormats();
  return ({ id, years, health }: Threshold) => {
    const age = number(years[1]!, { style: 'unit', unit: 'year', unitDisplay: 'long' });
    return { id, years, health, label: `${percent(health)} ${nameOf(id, age)}` };
  };
}

function nameOf(id: string, age: string): string {
  if (id === 'euro7')
    return translate(
      {
        id: 'common.threshold.euro7',
        message: 'Euro 7 cars, {age}',
        description: 'After 80% or 72% at a line: what the Euro 7 regulation asks of cars at that age, "5 years"',
      },
      { age },
    );
  if (id === 'euro7Vans')
    return translate(
      {
        id: 'common.threshold.euro7Vans',
        message: 'Euro 7 vans, {age}',
        description: 'After 75% or 67%: what the Euro 7 regulation asks of vans at that age, "5 years"',
      },
      { age },
    );
  return translate({
    id: 'common.threshold.warranty',
    message: 'typical warranty',
    description: 'After 70% at a line: what makers usually warrant',
  });
}
