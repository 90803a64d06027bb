import { valueAt } from '@site/src/sections/tours/keyframes';
import { LineDashboard } from '../mockups/LineDashboard';
import { Film, wholePicture, type TourProps } from './Film';

const { x, y } = wholePicture;

/** Cells leave the line; one lies outside the limits. */
export function BatDataTour({ seconds }: TourProps) {
  return (
    <Film
      id="batdata"
      seconds={seconds}
      shots={[
        [3, x, y, 1],
        [5, 920, 330, 1.5],
        [10, 920, 330, 1.5],
        [11.5, 1020, 250, 2],
        [14.5, 1020, 250, 2],
        [16, 920, 480, 1.8],
        [21, 920, 480, 1.8],
        [23, x, y, 1],
      ]}
    >
      <div className="pr-16">
        <LineDashboard
          progress={valueAt(
            [
              [2, 0.1],
              [10, 0.65],
              [12, 0.7],
              [14.5, 0.75],
              [20, 1],
            ],
            seconds,
          )}
        />
      </div>
    </Film>
  );
}
