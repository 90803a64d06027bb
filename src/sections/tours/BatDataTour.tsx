import { LineResults } from './LineResults';
import { TourFrame, type TourProps } from './TourFrame';

/** Cells leave the line, all within their limits; one fits none of the others. */
export function BatDataTour(props: TourProps) {
  return (
    <TourFrame id="batdata" {...props}>
      {(progress) => (
        <div className="pr-16">
          <LineResults progress={progress} />
        </div>
      )}
    </TourFrame>
  );
}
