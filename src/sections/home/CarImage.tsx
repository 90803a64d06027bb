import car from '@generated/illustrations/default/car.json';
import type { CSSProperties } from 'react';

/** The car's height is this share of its width. */
export const carShare = car.height / car.width;

interface CarImageProps {
  /** How wide it is shown, as for `<img sizes>`. */
  sizes: string;
  style?: CSSProperties;
  className?: string;
}

/** The car that the home page opens with, seen into (scripts/lib/blender/car.py). Decorative. */
export function CarImage({ sizes, style, className }: CarImageProps) {
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={car.avif} sizes={sizes} className="hidden" />
      <img
        src={car.src}
        width={car.width}
        height={car.height}
        alt=""
        decoding="async"
        fetchPriority="high"
        style={style}
        className={className}
      />
    </picture>
  );
}
