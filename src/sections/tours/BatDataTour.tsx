import { ControlChart } from './ControlChart';
import { TourFrame, type TourProps } from './TourFrame';

/** Cells leave the line; one lies outside the limits. */
export function BatDataTour({ seconds }: TourProps) {
  return (
    <TourFrame id="batdata" seconds={seconds}>
      {(progress) => (
        <div className="pr-16">
          <ControlChart progress={progress} />
        </div>
      )}
    </TourFrame>
  );
}
