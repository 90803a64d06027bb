import type { ReactNode } from 'react';

import { Badge } from '@site/src/components/ui/Badge';
import { sampleFleet as fleet, pointsLost } from '@site/src/domain/sample-fleet';
import { sampleLine as line } from '@site/src/domain/sample-line';
import { sampleReports } from '@site/src/domain/sample-report';
import { useFormats } from '@site/src/hooks/useFormats';
import type { Product } from '@site/src/hooks/useProducts';
import { CodePlate } from '../report/CodePlate';
import { sampleMark } from '../report/report-labels';
import { VerdictBox } from '../report/VerdictBox';
import { findingColours } from '../shared/finding-colours';
import { cardsOnNight } from '../shared/on-night';
import { AlertReason, AlertTitle } from './AlertText';
import { BatteryPack } from './BatteryPack';
import { CellVerdict } from './CellVerdict';
import { PackPlace } from './PackPlace';
import { VehicleLine } from './VehicleLine';

/** One moment of each product, whole: what a report answers, the mail that an alert is, and where the cell sits. */
const details: Record<NonNullable<Product['picture']>, () => ReactNode> = {
  'report-phone': ReportExtract,
  'fleet-console': AlertMail,
  'line-dashboard': PackMap,
};

/** A detail of a product, for a card. Decorative: the card says it in words. */
export function ProductDetail({ picture }: Pick<Product, 'picture'>) {
  const Detail = picture ? details[picture] : BatteryPack;
  return (
    <div
      aria-hidden="true"
      data-mockup="detail"
      style={cardsOnNight}
      className="mx-auto flex w-full max-w-[21rem] flex-col gap-3 rounded-lg bg-surface p-4 text-sm text-body shadow-overlay ring-1 ring-on-night/20"
    >
      <Detail />
    </div>
  );
}

/** The first page of a report as a buyer gets it, reduced to what it answers: which car, how healthy, and is it genuine. */
function ReportExtract() {
  const { measure, percent, shortUncertainty } = useFormats();
  const report = sampleReports['weak-cell'];
  return (
    <>
      <Head>{report.vehicle}</Head>
      <div>{`${report.modelYear} · ${measure(report.odometerKm, 'km')}`}</div>
      <div className="flex items-baseline gap-2">
        <span className="font-display text-3xl font-semibold tracking-display text-ink">
          {percent(report.stateOfHealth)}
        </span>
        {shortUncertainty(report.uncertainty)}
      </div>
      <VerdictBox verdict={report.verdict} className="p-3 leading-tight" />
      <div className="flex items-center justify-between gap-3 border-t border-line pt-3">
        <span className="font-semibold text-ink">{report.number}</span>
        <CodePlate of="weak-cell" className="size-16" />
      </div>
    </>
  );
}

/** What each detail is about, so that they begin alike. */
function Head({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-start justify-between gap-3 border-b-2 border-action pb-3">
      <span className="font-display text-lg leading-tight font-semibold text-balance text-ink">{children}</span>
      <Badge className="shrink-0">{sampleMark()}</Badge>
    </div>
  );
}

/** The vehicles that lost most, as many as there is room for: the one with the alert is the first. */
const worst = fleet.vehicles
  .map(({ name, history, alert }) => ({ name, history, isWatched: alert !== undefined, lost: pointsLost(history) }))
  .toSorted((a, b) => b.lost - a.lost)
  .slice(0, 5);

function AlertMail() {
  const { number } = useFormats();
  return (
    <>
      <Head>
        <AlertTitle />
      </Head>
      <div>
        <AlertReason />
      </div>
      <div className="flex flex-col gap-1 tabular-nums">
        {worst.map(({ name, history, isWatched, lost }) => (
          <div key={name} className="grid grid-cols-[auto_1fr_auto] items-center gap-3">
            {name}
            <VehicleLine
              history={history}
              isRaised={isWatched}
              className={`h-8 ${isWatched ? 'stroke-signal' : 'stroke-action'}`}
            />
            <span className="font-semibold text-ink">{number(-lost, { minimumFractionDigits: 1 })}</span>
          </div>
        ))}
      </div>
    </>
  );
}

function PackMap() {
  const { cell, cellsPerModule, module, modules } = line.place;
  const count = (length: number) => Array.from({ length }, (_, index) => index + 1);
  return (
    <>
      <Head>
        <PackPlace />
      </Head>
      <div className="grid grid-cols-4 gap-2 rounded-lg bg-night p-2">
        {count(modules).map((candidate) => (
          <div
            key={candidate}
            className={`grid grid-cols-4 gap-1 rounded-md p-1 ${candidate === module ? 'bg-aurora' : 'bg-night-line'}`}
          >
            {count(cellsPerModule).map((place) => (
              <span
                key={place}
                className={`aspect-square rounded-full ${candidate !== module ? 'bg-on-night-muted/40' : place === cell ? `${findingColours.signal} ring-2 ring-signal/20` : 'bg-night/50'}`}
              />
            ))}
          </div>
        ))}
      </div>
      <CellVerdict />
    </>
  );
}
