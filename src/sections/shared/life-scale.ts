import life from '@site/data/battery-life.json';

/** What the charts of a battery's life cover: state of health in percent, and its age in years. */
export const lowest = 60;
export const highest = 100;
export const oldest = 15;

/** How far a state of health stands from the lowest to the highest, in percent. */
export const across = (health: number) => ((health - lowest) / (highest - lowest)) * 100;

/** How far an age stands from new to the oldest, in percent. */
export const shareOf = (year: number) => (year / oldest) * 100;

/** What the battery ends with, after its last stage. */
export const endsWith = life.stages.at(-1)!.health - 6;
