import { translate } from '@docusaurus/Translate';

import { pointsLost, fleetReport as report, vehicleStates } from '@site/src/domain/sample-fleet';
import { useClaim } from '@site/src/hooks/useClaim';
import { useFormats } from '@site/src/hooks/useFormats';
import { useMeasureTexts } from '../report/report-texts';
import { ReportBlock, ReportList, ReportTerms } from '../report/ReportBlocks';
import { ReportTable } from '../report/ReportTable';
import { pointsUnit, stateDots, stateLabel } from './fleet-report-labels';

/** Third page: every vehicle, what the values rest on, and what the report cannot tell. */
export function VehicleList() {
  const { number, percent, measure, date } = useFormats();
  const { stateOfHealth } = useMeasureTexts();
  const [telematicsInterval, cloudInterval] = [useClaim('telematicsInterval'), useClaim('cloudInterval')];
  const countFrom = (source: string) => number(report.vehicles.filter((vehicle) => vehicle.source === source).length);
  return (
    <>
      <ReportBlock
        title={translate({
          id: 'fleetReport.list.title',
          message: 'All vehicles',
          description: 'Heading in the report of a fleet',
        })}
      >
        <ReportTable
          caption={translate({
            id: 'fleetReport.list.caption',
            message:
              'Vehicles to act on or watch come first, then the others from the lowest state of health up. “Lost” is the loss over the past year.',
            description: 'Caption of the table of all vehicles: how they are sorted',
          })}
          columns={[
            {
              label: translate({
                id: 'fleetReport.list.vehicle',
                message: 'Vehicle',
                description: 'Column of the table of all vehicles',
              }),
            },
            {
              label: translate({
                id: 'fleetReport.list.health',
                message: 'State of health',
                description: 'Column of the table of all vehicles, narrow: "SoH" where the words are long',
              }),
              numeric: true,
            },
            {
              label: translate({
                id: 'fleetReport.list.lost',
                message: 'Lost',
                description: 'Column of the table of all vehicles: percentage points',
              }),
              numeric: true,
            },
            {
              label: translate({
                id: 'fleetReport.list.lastSeen',
                message: 'Last data',
                description: 'Column of the table of all vehicles: a day',
              }),
              numeric: true,
            },
          ]}
          groups={vehicleStates.map((state) => ({
            title: (
              <span className="flex items-center gap-2">
                <span className={`size-3 shrink-0 rounded-full ${stateDots[state]}`} />
                {stateLabel(state)}
              </span>
            ),
            rows: report.vehicles
              .filter((vehicle) => vehicle.state === state)
              .map(({ name, health, history, lastSeen }) => [
                <span className="whitespace-nowrap">{name}</span>,
                percent(health),
                measure(pointsLost(history), pointsUnit(), { minimumFractionDigits: 1 }),
                date(lastSeen, { day: 'numeric', month: 'short' }),
              ]),
          }))}
        />
      </ReportBlock>
      <ReportBlock
        title={translate({
          id: 'fleetReport.basis.title',
          message: 'What the values are based on',
          description: 'Heading in the report of a fleet',
        })}
      >
        <ReportList
          items={[
            translate(
              {
                id: 'fleetReport.basis.telematics',
                message: '{count} vehicles send their data through telematics units. It arrives after {time}.',
                description: '{time} is "about 1 minute"',
              },
              { count: countFrom('telematics'), time: telematicsInterval },
            ),
            translate(
              {
                id: 'fleetReport.basis.platform',
                message: '{count} send it through the manufacturer’s platform. It arrives after {time}.',
                description: 'Follows on how many vehicles use telematics units; {time} is "about 1 hour"',
              },
              { count: countFrom('platform'), time: cloudInterval },
            ),
            translate(
              {
                id: 'fleetReport.basis.uncertainty',
                message:
                  'Each vehicle has one value a month. In 95 of 100 cases, the true value is within ± {uncertainty} percentage points of it. It averages a month of charging, so its uncertainty is smaller than that of a single reading. For LFP batteries, it is larger.',
                description: 'What the uncertainty of a value in the report of a fleet means',
              },
              { uncertainty: number(report.uncertainty) },
            ),
          ]}
        />
      </ReportBlock>
      <ReportBlock
        title={translate({
          id: 'fleetReport.terms.title',
          message: 'What the words mean',
          description: 'Heading above the definitions of a report',
        })}
      >
        <ReportTerms
          items={[
            [stateOfHealth.label, stateOfHealth.explanation],
            [
              pointsUnit(),
              translate({
                id: 'fleetReport.terms.points',
                message: 'Percentage points of state of health. From 96 to 90% is a loss of 6 points.',
                description: 'Explains the abbreviation of percentage points',
              }),
            ],
            [
              stateLabel('alert'),
              translate(
                {
                  id: 'fleetReport.terms.alert',
                  message:
                    'Below all of its peers (vehicles of the same model on the same duty) for at least {months} months in a row, and now by more than {threshold}. A single month could be chance.',
                  description: 'Definition of a state; {threshold} is "1 pp", {months} is 3',
                },
                { threshold: measure(report.threshold, pointsUnit()), months: number(report.monthsBelow) },
              ),
            ],
            [
              stateLabel('silent'),
              translate(
                {
                  id: 'fleetReport.terms.silent',
                  message: 'Nothing received for more than {days} days at the end of the month.',
                  description: 'Definition of a state',
                },
                { days: number(report.silentAfterDays) },
              ),
            ],
            [
              stateLabel('watch'),
              translate(
                {
                  id: 'fleetReport.terms.watch',
                  message: 'Loses at least {threshold} a year more than the average of its peers, but raises no alert.',
                  description: 'Definition of a state; {threshold} is "1 pp"',
                },
                { threshold: measure(report.threshold, pointsUnit()) },
              ),
            ],
          ]}
        />
      </ReportBlock>
      <ReportBlock
        title={translate({
          id: 'report.untold.title',
          message: 'What this report can’t tell you',
          description: 'Heading in the report',
        })}
      >
        <ReportList
          items={[
            translate({
              id: 'fleetReport.untold.breakdown',
              message:
                'When a vehicle will break down. This report is about ageing. We alert you to signs of a fault at once, but the vehicle’s own warnings take precedence.',
              description: 'What the report of a fleet does not tell',
            }),
            translate({
              id: 'fleetReport.untold.cause',
              message: 'Which of the possible causes is the right one. Only a check of the battery can show that.',
              description: 'What the report of a fleet does not tell',
            }),
            translate({
              id: 'fleetReport.untold.gaps',
              message: 'What happened while no data was arriving.',
              description: 'What the report of a fleet does not tell',
            }),
          ]}
        />
      </ReportBlock>
    </>
  );
}
