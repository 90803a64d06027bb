import { valueAt } from '@site/src/sections/tours/keyframes';
import { ReportPhone } from '../mockups/ReportPhone';
import { ReportSheet } from '../report/ReportSheet';
import { ReportSummary } from '../report/ReportSummary';
import { Film, wholePicture, type TourProps } from './Film';

const { x, y } = wholePicture;

/** A phone reads a battery; the certificate follows. */
export function BatScanTour({ seconds }: TourProps) {
  return (
    <Film
      id="batscan"
      seconds={seconds}
      shots={[
        [2.5, x, y, 1],
        [4.5, 956, 490, 2.1],
        [10, 956, 490, 2.1],
        [11.5, 956, 300, 1.9],
        [15.5, 956, 300, 1.9],
        [17, 956, 560, 1.9],
        [20, 956, 560, 1.9],
        [22, x, y, 1],
      ]}
      finale={
        <div className="absolute top-1/2 left-24 w-[46rem] origin-left -translate-y-1/2 scale-55">
          <ReportSheet page={1} pages={2}>
            <ReportSummary />
          </ReportSheet>
        </div>
      }
    >
      <div className="mx-auto w-[18.5rem]">
        <ReportPhone
          progress={valueAt(
            [
              [2, 0],
              [10, 0.6],
              [15, 0.9],
              [18, 1],
            ],
            seconds,
          )}
        />
      </div>
    </Film>
  );
}
