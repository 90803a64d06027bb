import type { CSSProperties } from 'react';

import { landscapeParts, type Landscape } from '@site/src/domain/illustrations';
import { useIllustration } from '@site/src/hooks/useIllustration';

interface DrawingProps {
  /** A picture of src/illustrations. */
  name: string;
  /** For the picture that a page opens with. */
  urgent?: boolean;
  className?: string;
  style?: CSSProperties;
}

/** For a view with `object-(--part)`: what it is about stays in sight. */
export const partOf = (view: Landscape) => ({ '--part': `${landscapeParts[view]}%` });

/**
 * One of our own drawings, as things in light where it is rendered and the browser knows the format. Decorative: what it shows
 * is said in the text beside it.
 */
export function Drawing({ name, urgent, className, style }: DrawingProps) {
  const { src, inLight, width, height } = useIllustration(name);
  return (
    <picture className="contents">
      {inLight && <source type="image/avif" srcSet={inLight} className="hidden" />}
      <img
        src={src}
        width={width}
        height={height}
        style={style}
        alt=""
        data-slot="drawing"
        decoding="async"
        {...(urgent ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        className={className}
      />
    </picture>
  );
}
