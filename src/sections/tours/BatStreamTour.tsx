import { valueAt } from '@site/src/sections/tours/keyframes';
import { FleetConsole } from '../mockups/FleetConsole';
import { Film, wholePicture, type TourProps } from './Film';

const { x, y } = wholePicture;

/** A fleet over time, until one vehicle raises an alert. */
export function BatStreamTour({ seconds }: TourProps) {
  return (
    <Film
      id="batstream"
      seconds={seconds}
      shots={[
        [3, x, y, 1],
        [5, 920, 330, 1.5],
        [11, 920, 330, 1.5],
        [13, 920, 400, 1.8],
        [17, 920, 400, 1.8],
        [18.5, 920, 470, 1.9],
        [22, 920, 470, 1.9],
        [24, x, y, 1],
      ]}
    >
      <div className="pr-16">
        <FleetConsole
          progress={valueAt(
            [
              [2, 0.2],
              [12, 0.85],
              [16, 0.9],
              [19.5, 1],
            ],
            seconds,
          )}
        />
      </div>
    </Film>
  );
}
