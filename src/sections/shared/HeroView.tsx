import type { Landscape } from '@site/src/domain/illustrations';
import { Drawing, partOf } from './Drawing';
import { onWide } from './on-wide';

/** A share of the view on wide screens; none on phones and tablets, where the words stand above it. */
const beside = (share: string) => onWide('0%', share);
/** It comes out of the dark on all sides: at the top below the site's header, on the left below the words. */
const fading = {
  maskImage: `linear-gradient(90deg,transparent ${beside('50%')},#0002 ${beside('58%')},black ${beside('63%')} 90%,transparent),linear-gradient(transparent 2rem,black 9rem)`,
  maskComposite: 'intersect',
};

/** A view behind the head of a page, held at the middle of the window, as what stands before it is; on phones and tablets below the words. */
export function HeroView({ name }: { name: Landscape }) {
  return (
    <Drawing
      name={name}
      urgent
      style={{ ...fading, ...partOf(name) }}
      className="absolute bottom-0 h-[20rem] w-full object-cover object-(--part) md:left-[calc(50%-70rem)] md:h-[36rem] md:w-[98rem] md:max-w-none lg:left-[calc(50%-66rem)] lg:h-full lg:w-[111rem]"
    />
  );
}
