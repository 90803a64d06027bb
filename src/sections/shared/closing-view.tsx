import clsx from 'clsx';

import type { CallToActionProps } from '@site/src/components/ui/CallToAction';
import { isByDay, isPanorama, type Landscape } from '@site/src/domain/illustrations';
import { Drawing, partOf } from './Drawing';
import { onWide } from './on-wide';
import { ontoItsGround } from './onto-its-ground';
import { outOfTheDark } from './out-of-the-dark';

/** The words stand on the left. */
const behindWords = { backgroundImage: outOfTheDark(36, 64) };
/** It comes out of the dark and goes into it. */
const fading = { maskImage: 'linear-gradient(transparent, black 20% 75%, transparent)' };
/** On narrow screens words stand below it: what its lower edge cuts fades there. */
const onWords = {
  maskImage: `${ontoItsGround.maskImage}, linear-gradient(black ${onWide('90%', '100%')}, transparent)`,
  maskComposite: 'intersect',
};
/** As wide as the window. */
const panorama = { ...fading, height: 'clamp(15rem, 36vw, 34rem)', marginTop: 'calc(var(--spacing-section) * -0.6)' };

/** What a page ends with: a view behind the words of its last band, or below them; by day, the ground on which it stands needs no veil. */
export function closingView(
  name: Landscape | undefined,
): Pick<CallToActionProps, 'view' | 'isBelow' | 'byDay'> | undefined {
  if (!name) return undefined;
  const byDay = isByDay(name);
  const isBelow = isPanorama(name);
  return {
    byDay,
    isBelow,
    view: (
      <>
        <Drawing
          name={name}
          style={{ ...(isBelow ? panorama : byDay ? onWords : fading), ...partOf(name) }}
          className={clsx(
            'w-full object-cover object-(--part)',
            !isBelow && 'h-[15rem] sm:h-[22rem] lg:absolute lg:inset-y-0 lg:right-0 lg:h-full lg:w-4/5',
          )}
        />
        {!byDay && !isBelow && <div style={behindWords} className="absolute inset-0 max-lg:hidden" />}
      </>
    ),
  };
}
