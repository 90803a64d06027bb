import { LineDashboard } from '../mockups/LineDashboard';
import { TourFrame, type TourProps } from './TourFrame';

/** Cells leave the line; one lies outside the limits. */
export function BatDataTour({ seconds }: TourProps) {
  return (
    <TourFrame id="batdata" seconds={seconds}>
      {(progress) => (
        <div className="pr-16">
          <LineDashboard progress={progress} />
        </div>
      )}
    </TourFrame>
  );
}
