import { translate } from '@docusaurus/Translate';

import evidence from '@site/data/evidence.json';
import { useFormats } from '@site/src/hooks/useFormats';

/** What rules and warranties ask of the batteries of cars (data/evidence.json), each with its words: "80% Euro 7 cars, 5 years". */
export function useThresholds() {
  const { number, percent } = useFormats();
  return evidence.thresholds.map(({ id, years, health }) => {
    const age = number(years[1]!, { style: 'unit', unit: 'year', unitDisplay: 'long' });
    return { id, years, health, label: `${percent(health)} ${nameOf(id, age)}` };
  });
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
  return translate({
    id: 'common.threshold.warranty',
    message: 'typical warranty',
    description: 'After 70% at a line: what makers usually warrant',
  });
}
