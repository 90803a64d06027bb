import { isByDay, type Landscape } from '@site/src/domain/illustrations';
import { Drawing, partOf } from './Drawing';
import { ontoItsGround } from './onto-its-ground';
import { outOfTheDark } from './out-of-the-dark';

/** The words stand on the left. */
const behindWords = { backgroundImage: outOfTheDark(36, 64) };
/** It comes out of the dark and goes into it. */
const fading = { maskImage: 'linear-gradient(transparent, black 20% 75%, transparent)' };

/** What a page ends with: a view behind the words of its last band; by day, the ground on which it stands needs no veil. */
export function ClosingView({ name }: { name: Landscape }) {
  return (
    <>
      <Drawing
        name={name}
        style={{ ...(isByDay(name) ? ontoItsGround : fading), ...partOf(name) }}
        className="h-[15rem] w-full object-cover object-(--part) sm:h-[22rem] lg:absolute lg:inset-y-0 lg:right-0 lg:h-full lg:w-4/5"
      />
      {!isByDay(name) && <div style={behindWords} className="absolute inset-0 max-lg:hidden" />}
    </>
  );
}
