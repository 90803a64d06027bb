import type { Landscape } from '@site/src/domain/illustrations';
import { Drawing, partOf } from './Drawing';

/** A share of the view, in percent: less on tablets, and none on phones, where the words stand above it. */
const beside = (tablet: number, more: number) =>
  `calc(clamp(0px, (100vw - 47.9rem) * 999, ${tablet}%) + clamp(0px, (100vw - 63.9rem) * 999, ${more}%))`;
/** It comes out of the dark on all sides: at the top below the site's header, on the left below the words. */
const fading = {
  maskImage: `linear-gradient(90deg, transparent ${beside(32, 20)}, black ${beside(52, 21)} 90%, transparent), linear-gradient(transparent, black 8rem)`,
  maskComposite: 'intersect',
};
/** Held at the middle of the window, as what stands before it is. */
const held = { '--held': 'calc(50% - 66rem)' };

/** A view behind the head of a page; on narrow screens below the words. */
export function HeroView({ name }: { name: Landscape }) {
  return (
    <Drawing
      name={name}
      urgent
      style={{ ...fading, ...held, ...partOf(name) }}
      className="absolute bottom-0 h-[20rem] w-full object-cover object-(--part) md:h-[30rem] lg:left-(--held) lg:h-full lg:w-[111rem] lg:max-w-none lg:object-bottom"
    />
  );
}
