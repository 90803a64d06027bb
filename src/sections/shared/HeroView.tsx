import type { Landscape } from '@site/src/domain/illustrations';
import { Drawing, partOf } from './Drawing';
import { onWide } from './on-wide';

/** A share of the view on tablets, where its words are narrower, and on wide screens; none on phones, where they stand above it. */
const beside = (tablet: string, wide: string) => `clamp(0%,(100vw - 767px)*999,${onWide(tablet, wide)})`;
/** It comes out of the dark on all sides: at the top below the site's header, on the left below the words. */
const fading = {
  maskImage: `linear-gradient(90deg,transparent ${beside('36%', '44%')},#0002 ${beside('44%', '56%')},black ${beside('52%', '62%')} 90%,transparent),linear-gradient(transparent,black 8rem)`,
  maskComposite: 'intersect',
};

/** A view behind the head of a page, on wide screens held at the middle of the window, as what stands before it is; on phones below the words. */
export function HeroView({ name }: { name: Landscape }) {
  return (
    <Drawing
      name={name}
      urgent
      style={{ ...fading, ...partOf(name) }}
      className="absolute bottom-0 h-[20rem] w-full object-cover object-(--part) md:h-[30rem] lg:left-[calc(50%-66rem)] lg:h-full lg:w-[111rem] lg:max-w-none"
    />
  );
}
