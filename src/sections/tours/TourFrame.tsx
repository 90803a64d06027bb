import type { ReactNode } from 'react';

import { tourTimelines, videoFormat, type TourId } from '@site/src/domain/tours';
import { useProducts } from '@site/src/hooks/useProducts';
import { cameraKeyframes, progressKeyframes, valueAt } from '@site/src/sections/tours/keyframes';
import { phase } from '../mockups/mockup-progress';

const { width, height } = videoFormat;

export interface TourProps {
  /** Time of the video; the picture is a function of it and of nothing else. */
  seconds: number;
}

interface TourFrameProps extends TourProps {
  id: TourId;
  /** Takes the place of name and tagline in the last scene. */
  finale?: ReactNode;
  /** The drawing of the product, given how far it has come from 0 to 1. */
  children: (progress: number) => ReactNode;
}

/** The picture of a tour at a time: the product's name and tagline, its drawing beside them, and a camera that moves over both. */
export function TourFrame({ id, seconds, finale, children }: TourFrameProps) {
  const product = useProducts().find((candidate) => candidate.id === id)!;
  const { scenes, seconds: end } = tourTimelines[id];
  const [x, y, scale] = (['x', 'y', 'scale'] as const).map((axis) =>
    valueAt(cameraKeyframes(scenes, axis), seconds),
  ) as [number, number, number];
  const isFinale = finale !== undefined && seconds >= scenes.at(-1)!.start;
  return (
    <div data-tour-frame className="relative overflow-hidden aurora" style={{ width, height }}>
      <div
        className="absolute inset-0 grid items-center gap-12"
        style={{
          gridTemplateColumns: '1fr 37.5rem',
          paddingLeft: '6rem',
          transformOrigin: '0 0',
          transform: `translate(${width / 2 - x * scale}px, ${height / 2 - y * scale}px) scale(${scale})`,
        }}
      >
        <div className="flex flex-col gap-4" style={{ opacity: 1 - phase(scale, 1, 1.05) }}>
          {isFinale ? (
            finale
          ) : (
            <>
              <p className="font-display text-lg font-semibold text-aurora">{product.name}</p>
              <p className="font-display text-3xl font-semibold tracking-display text-on-night">{product.tagline}</p>
            </>
          )}
        </div>
        {children(valueAt(progressKeyframes(scenes, end), seconds))}
      </div>
    </div>
  );
}
