import { FleetRows } from './FleetRows';
import { TourFrame, type TourProps } from './TourFrame';

/** A fleet over time, until one vehicle raises an alert. */
export function BatStreamTour(props: TourProps) {
  return (
    <TourFrame id="batstream" {...props}>
      {(progress) => (
        <div className="pr-16">
          <FleetRows progress={progress} />
        </div>
      )}
    </TourFrame>
  );
}
