import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';

import evidence from '@site/data/evidence.json';
import { Ruler } from '@site/src/components/ui/Ruler';
import { RulerDots } from '@site/src/components/ui/RulerDots';
import {
  sampleFleet as fleet,
  peersLost,
  pointsLost,
  fleetReport as report,
  vehicleStates,
} from '@site/src/domain/sample-fleet';
import { useFormats } from '@site/src/hooks/useFormats';
import { Gauge } from '../mockups/Gauge';
import { ReportBlock, ReportCounts, ReportSteps } from '../report/ReportBlocks';
import { ReportFacts, ReportHead, type ReportFact } from '../report/ReportHead';
import { ToneBox } from '../report/VerdictBox';
import { fleetReportTitle, stateDots, stateLabel } from './fleet-report-labels';

const scale = { from: 80, to: 100 };
const { watched, peers } = fleet;
const { mean: usualLoss } = evidence.band.lossPerYear;
const { geotab } = evidence.studies;

/** First page: how the fleet stands, which vehicle needs something, and what to do. */
export function FleetSummary() {
  const { number, percent, uncertainty, shortUncertainty, date } = useFormats();
  const { vehicles } = report;
  const healths = vehicles.map(({ health }) => health);
  const facts: ReportFact[] = [
    [
      translate({ id: 'fleetReport.vehicles', message: 'Vehicles', description: 'In the report of a fleet: how many' }),
      number(vehicles.length),
    ],
    [translate({ id: 'fleetReport.date', message: 'Report date', description: 'In a report' }), date(report.date)],
    [
      translate({
        id: 'fleetReport.lastDay',
        message: 'Data up to',
        description: 'In the report of a fleet: the last day whose data is in it',
      }),
      date(report.lastDay),
    ],
    [
      translate({
        id: 'fleetReport.peers',
        message: 'Compared with',
        description: 'In the report of a fleet: which vehicles each one is compared with',
      }),
      translate({
        id: 'fleetReport.peers.value',
        message: 'Same model, same duty',
        description: 'In the report of a fleet: which vehicles each one is compared with',
      }),
    ],
    [
      translate({
        id: 'fleetReport.recent',
        message: 'With recent data',
        description: 'In the report of a fleet: how many of its vehicles have sent data to the end of the month',
      }),
      translate(
        {
          id: 'fleetReport.recent.value',
          message: '{count} of {all}',
          description: 'How many vehicles of how many have sent data to the end of the month',
        },
        {
          count: number(vehicles.filter(({ state }) => state !== 'silent').length),
          all: number(vehicles.length),
        },
      ),
    ],
    [
      translate({
        id: 'report.uncertainty',
        message: 'Uncertainty',
        description: 'Measure of a battery report',
      }),
      uncertainty(report.uncertainty),
    ],
  ];
  return (
    <>
      <ReportHead product="BatStream" title={fleetReportTitle()} />
      <ReportFacts subject={date(report.month, { month: 'long', year: 'numeric' })} facts={facts} />
      <div className="grid items-center gap-4 sm:grid-cols-[15rem_1fr] sm:gap-6 print:grid-cols-[12rem_1fr]">
        <div className="mx-auto w-full max-w-[13rem] text-center sm:max-w-[15rem]">
          <Gauge percent={report.meanHealth}>
            <p className="font-display text-xl font-semibold tracking-display text-ink">{percent(report.meanHealth)}</p>
            {/* A mean is at least as sure as each of its values. */}
            <p>{shortUncertainty(report.uncertainty)}</p>
          </Gauge>
          <p>
            <Translate id="fleetReport.mean" description="Under the gauge of a fleet: what its figure is">
              Mean state of health
            </Translate>
          </p>
        </div>
        <div className="flex flex-col gap-4">
          <ToneBox tone="signal" className="px-4 py-3 text-base">
            <Translate
              id="fleetReport.verdict"
              description="Verdict of the report of a fleet; {vehicle} is the name of a vehicle"
              values={{ vehicle: watched.name }}
            >
              {'One vehicle needs attention: {vehicle}'}
            </Translate>
          </ToneBox>
          <p className="text-base print:text-sm">
            <Translate
              id="fleetReport.verdict.text"
              description="Explains the verdict; {lost}, {mean} and {usual} are percentage points, such as 6 or 2.3; {study} is a link to a study, {batteries} how many vehicles it looked at"
              values={{
                lost: number(pointsLost(watched.history)),
                others: number(peers.length),
                mean: number(peersLost()),
                usual: number(usualLoss),
                batteries: number(geotab.batteries),
                study: (
                  <Link to={geotab.url} className="text-action underline underline-offset-4">
                    {geotab.name}
                  </Link>
                ),
              }}
            >
              {
                'It lost {lost} percentage points of state of health in a year. The other {others} lost {mean} on average. {study}, a telematics provider, found a mean loss of {usual} points a year across {batteries} vehicles.'
              }
            </Translate>
          </p>
        </div>
      </div>
      <ReportCounts
        items={vehicleStates.map((state) => ({
          label: stateLabel(state),
          value: number(vehicles.filter((vehicle) => vehicle.state === state).length),
          dot: stateDots[state],
        }))}
      />
      <div className="flex flex-col gap-2">
        <p>
          {translate({
            id: 'common.fleet.axis',
            message: 'State of health of each vehicle',
            description: 'Title of the chart on the mock-up of the console',
          })}
        </p>
        <div
          role="img"
          aria-label={translate(
            {
              id: 'productDetail.fleet.alt',
              message: 'Scale: {count} vehicles between {lowest} and {highest} state of health.',
              description: 'Text alternative of the scale with the vehicles of a fleet',
            },
            {
              count: number(vehicles.length),
              lowest: percent(Math.min(...healths)),
              highest: percent(Math.max(...healths)),
            },
          )}
        >
          <Ruler {...scale} format={percent} className="h-24">
            <RulerDots
              {...scale}
              room={1}
              dots={vehicles.map(({ name, health, state }) => ({
                key: name,
                at: health,
                label: state === 'alert' ? name : undefined,
                className: stateDots[state],
              }))}
            />
          </Ruler>
        </div>
      </div>
      <ReportBlock
        title={translate({
          id: 'fleetReport.todo.title',
          message: 'What to do now',
          description: 'Heading in the report of a fleet',
        })}
      >
        <ReportSteps items={useTasks()} />
      </ReportBlock>
    </>
  );
}

/** What to do with each vehicle that needs something, and with the others. */
function useTasks() {
  const { number, percent, date } = useFormats();
  const of = (state: (typeof vehicleStates)[number]) => report.vehicles.filter((vehicle) => vehicle.state === state);
  return [
    translate(
      {
        id: 'fleetReport.todo.alert',
        message:
          '{vehicle}: lower its charge limit or charge it later, and have it checked for a weak cell group. It was charged to {full} on {nights} of the last {all} nights.',
        description: 'What to do with the vehicle that has raised an alert; {full} is "100%"',
      },
      {
        vehicle: watched.name,
        full: percent(100),
        nights: number(watched.alert.fullChargeNights),
        all: number(watched.alert.nights),
      },
    ),
    ...of('silent').map(({ name, lastSeen }) =>
      translate(
        {
          id: 'fleetReport.todo.silent',
          message: '{vehicle}: check its data connection. It has sent nothing since {date}.',
          description: 'What to do with a vehicle that has sent nothing for days',
        },
        { vehicle: name, date: date(lastSeen) },
      ),
    ),
    ...of('watch').map(({ name, history }) =>
      translate(
        {
          id: 'fleetReport.todo.watch',
          message:
            '{vehicle}: nothing yet. It lost {lost} points but is still within the range of its peers. We are watching it.',
          description: 'What to do with a vehicle that ages faster than the mean; {lost} such as 3.3',
        },
        { vehicle: name, lost: number(pointsLost(history)) },
      ),
    ),
    translate(
      {
        id: 'fleetReport.todo.asExpected',
        message: 'The other {count}: nothing. They are ageing as expected.',
        description: 'What to do with the vehicles that age as their peers do',
      },
      { count: number(of('asExpected').length) },
    ),
  ];
}
