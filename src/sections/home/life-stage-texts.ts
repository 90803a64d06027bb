import { translate } from '@docusaurus/Translate';

export interface StageTexts {
  /** Who looks at the battery then. */
  audience: string;
  when: string;
  question: string;
}

/** What the last stage says instead of its product's description. */
export function secondLifeText(): string {
  return translate({
    id: 'home.life.secondLife.text',
    message:
      'A pack that has done its years in a car can serve for years beside a solar roof, if its cells have aged evenly. Read it while it is still in the car, and you know whether they have.',
    description: 'Paragraph about the last stage in the life of a battery',
  });
}

/**
 * @param id of a stage in data/battery-life.json
 * @param age such as "7 years"
 */
export function stageTexts(id: string, age: string): StageTexts {
  const texts: Record<string, StageTexts> = {
    line: {
      audience: translate({
        id: 'home.life.line.audience',
        message: 'I make batteries or vehicles',
        description: 'Link for manufacturers; the name of a product follows',
      }),
      when: translate({
        id: 'home.life.line.when',
        message: 'New, on the line',
        description: 'Stage in the life of a battery',
      }),
      question: translate({
        id: 'home.life.line.question',
        message: 'Which cell will come back as a warranty claim?',
        description: 'What a manufacturer wants to know',
      }),
    },
    road: {
      audience: translate({
        id: 'home.life.road.audience',
        message: 'I run a fleet',
        description: 'Link for fleet operators; the name of a product follows',
      }),
      when: translate(
        {
          id: 'home.life.road.when',
          message: '{age}, in the fleet',
          description: 'Stage in the life of a battery; {age} is "3 years"',
        },
        { age },
      ),
      question: translate({
        id: 'home.life.road.question',
        message: 'Which vehicle needs attention before it stops?',
        description: 'What a fleet operator wants to know',
      }),
    },
    resale: {
      audience: translate({
        id: 'home.life.resale.audience',
        message: 'I buy and sell used EVs',
        description: 'Link for dealers; the name of a product follows',
      }),
      when: translate(
        {
          id: 'home.life.resale.when',
          message: '{age}, changing hands',
          description: 'Stage in the life of a battery; {age} is "7 years"',
        },
        { age },
      ),
      question: translate({
        id: 'home.life.resale.question',
        message: 'What is this battery worth today?',
        description: 'What a dealer wants to know',
      }),
    },
    secondLife: {
      audience: translate({
        id: 'home.life.secondLife.audience',
        message: 'I build energy storage',
        description: 'Link for second-life integrators; the name of a product follows',
      }),
      when: translate(
        {
          id: 'home.life.secondLife.when',
          message: '{age}, second life',
          description: 'Stage in the life of a battery; {age} is "12 years"',
        },
        { age },
      ),
      question: translate({
        id: 'home.life.secondLife.question',
        message: 'Is this pack fit for ten more years?',
        description: 'What a second-life integrator wants to know',
      }),
    },
  };
  return texts[id]!;
}
