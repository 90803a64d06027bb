import car from '@generated/illustrations/default/car.json';
import type { CSSProperties } from 'react';

/** The car's height is this share of its width. */
export const carShare = car.height / car.width;

interface CarImageProps {
  /** How wide it is shown, as for `<img sizes>`. */
  sizes: string;
  /** For the picture that a page opens with. */
  urgent?: boolean;
  style?: CSSProperties;
  className?: string;
}

/** The car of the home page, seen into (scripts/lib/blender/car.py). Decorative. */
export function CarImage({ sizes, urgent, style, className }: CarImageProps) {
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={car.avif} sizes={sizes} className="hidden" />
      <img
        src={car.src}
        width={car.width}
        height={car.height}
        alt=""
        decoding="async"
        {...(urgent ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        style={style}
        className={className}
      />
    </picture>
  );
}
