import { sampleReports } from '@site/src/domain/sample-report';
import { ReportPhone } from '../mockups/ReportPhone';
import { ReportSheet } from '../report/ReportSheet';
import { ReportSummary } from '../report/ReportSummary';
import { TourFrame, type TourProps } from './TourFrame';

/** A phone reads a battery; the certificate follows. */
export function BatScanTour(props: TourProps) {
  return (
    <TourFrame
      id="batscan"
      {...props}
      finale={
        <div
          className="absolute top-1/2 -translate-y-1/2"
          style={{ left: '6rem', width: '46rem', transformOrigin: 'left', scale: '0.66' }}
        >
          <ReportSheet number={sampleReports.healthy.number} page={1} pages={2}>
            <ReportSummary report={sampleReports.healthy} />
          </ReportSheet>
        </div>
      }
    >
      {(progress) => (
        <div className="mx-auto" style={{ width: '23rem' }}>
          <ReportPhone progress={progress} />
        </div>
      )}
    </TourFrame>
  );
}
