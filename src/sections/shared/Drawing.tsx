import type { CSSProperties } from 'react';

import { useIllustration } from '@site/src/hooks/useIllustration';

interface DrawingProps {
  /** A picture of src/illustrations. */
  name: string;
  /** For the picture that a page opens with. */
  urgent?: boolean;
  /** How wide it is shown, as for `<img sizes>`; by default as wide as it is drawn, or as the window is. */
  sizes?: string;
  className?: string;
  style?: CSSProperties;
}

/**
 * One of our own drawings, as things in light where it is rendered and the browser knows the format. Decorative: what it shows
 * is said in the text beside it.
 */
export function Drawing({ name, urgent, sizes, className, style }: DrawingProps) {
  const { src, inLight, width, height } = useIllustration(name);
  const drawing = (
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
  );
  if (!inLight) return drawing;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={inLight} sizes={sizes ?? `min(100vw, ${width}px)`} className="hidden" />
      {drawing}
    </picture>
  );
}
