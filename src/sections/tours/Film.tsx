import type { ReactNode } from 'react';

import { videoFormat, type TourId } from '@site/src/domain/tours';
import { useProducts } from '@site/src/hooks/useProducts';
import { valueAt, type Keyframe } from '@site/src/sections/tours/keyframes';
import { phase } from '../mockups/mockup-progress';

/** Where the camera looks at a time: a point of the picture in px, and how near. */
export type Shot = [seconds: number, x: number, y: number, scale: number];

const { width, height } = videoFormat;

export interface TourProps {
  /** Time of the video; the picture is a function of it and of nothing else. */
  seconds: number;
}

interface FilmProps extends TourProps {
  id: TourId;
  shots: Shot[];
  /** Takes the place of name and tagline at the end, when the camera draws back. */
  finale?: ReactNode;
  /** The drawing of the product. */
  children: ReactNode;
}

/** The picture of a tour at a time: the product's name and tagline, its drawing beside them, and a camera that moves over both. */
export function Film({ id, seconds, shots, finale, children }: FilmProps) {
  const product = useProducts().find((candidate) => candidate.id === id)!;
  const along = (index: 1 | 2 | 3) =>
    valueAt(
      shots.map((shot): Keyframe => [shot[0], shot[index]]),
      seconds,
    );
  const [x, y, scale] = [along(1), along(2), along(3)];
  const isFinale = finale !== undefined && seconds > shots.at(-2)![0];
  return (
    <div data-film className="relative overflow-hidden aurora" style={{ width, height }}>
      <div
        className="absolute inset-0 grid grid-cols-[1fr_37.5rem] items-center gap-12 pl-24"
        style={{
          transformOrigin: '0 0',
          transform: `translate(${width / 2 - x * scale}px, ${height / 2 - y * scale}px) scale(${scale})`,
        }}
      >
        <div className="flex flex-col gap-4" style={{ opacity: 1 - phase(scale, 1, 1.3) }}>
          {isFinale ? (
            finale
          ) : (
            <>
              <p className="font-display text-lg font-semibold text-aurora">{product.name}</p>
              <p className="font-display text-4xl font-semibold tracking-display text-on-night">{product.tagline}</p>
            </>
          )}
        </div>
        {children}
      </div>
    </div>
  );
}

/** The whole picture. */
export const wholePicture = { x: width / 2, y: height / 2 };
