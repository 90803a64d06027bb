import { ControlChart } from './ControlChart';
import { TourFrame, type TourProps } from './TourFrame';

/** Cells leave the line; one lies outside the limits. */
export function BatDataTour(props: TourProps) {
  return (
    <TourFrame id="batdata" {...props}>
      {(progress) => (
        <div className="pr-16">
          <ControlChart progress={progress} />
        </div>
      )}
    </TourFrame>
  );
}
