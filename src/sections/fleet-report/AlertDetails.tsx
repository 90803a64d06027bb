import { translate } from '@docusaurus/Translate';

import { sampleFleet as fleet, peersLost, pointsLost, fleetReport as report } from '@site/src/domain/sample-fleet';
import { useClaim } from '@site/src/hooks/useClaim';
import { useFormats } from '@site/src/hooks/useFormats';
import { AlertTitle } from '../mockups/AlertText';
import { AlertChart } from '../product/AlertChart';
import { ReportBlock, ReportTerms } from '../report/ReportBlocks';

const { watched, moments, months } = fleet;

/** Second page: the vehicle with the alert, and those that may be next. */
export function AlertDetails() {
  const { number, percent, date, uncertainty } = useFormats();
  const trendTime = useClaim('trendTime');
  const month = (index: number) => date(months[moments[index]!]!, { month: 'long', year: 'numeric' });
  const reasons: [term: string, text: string][] = [
    [
      translate({ id: 'fleetReport.alert.since', message: 'Since when', description: 'In the report of a fleet' }),
      translate(
        {
          id: 'fleetReport.alert.since.text',
          message:
            'Below all of its peers since {first} (2). We alerted you in {alert} (3). The alert is still open (4).',
          description:
            'Since when a vehicle has stood out; both are months, such as "January 2026". The figures are those of the points in the chart above',
        },
        { first: month(1), alert: month(2) },
      ),
    ],
    [
      translate({ id: 'fleetReport.alert.sure', message: 'How certain', description: 'In the report of a fleet' }),
      translate(
        {
          id: 'fleetReport.alert.sure.text',
          message:
            'It is {gap} points below the lowest of its peers, with an uncertainty of {uncertainty}, and the gap has widened every month since {first}. So the difference is real.',
          description:
            'How sure the alert is; {gap} is a number such as 3.3, {uncertainty} is "± 1.1 percentage points", {first} a month',
        },
        { gap: number(report.gap.points), uncertainty: uncertainty(report.gap.uncertainty), first: month(1) },
      ),
    ],
    [
      translate({ id: 'fleetReport.alert.cause', message: 'Possible causes', description: 'In the report of a fleet' }),
      translate(
        {
          id: 'fleetReport.alert.cause.text',
          message:
            'Either it stands full for too long: charged to {full} on {nights} of the last {all} nights, then full for {hours} hours on average (its peers: {peers}). Or a cell group is weak: its cell-group voltages don’t reach us.',
          description: 'Why a vehicle ages fast; {full} is "100%", {hours} and {peers} are numbers of hours',
        },
        {
          full: percent(100),
          nights: number(watched.alert.fullChargeNights),
          all: number(watched.alert.nights),
          hours: number(watched.alert.hoursFull),
          peers: number(watched.alert.peersHoursFull),
        },
      ),
    ],
    [
      translate({ id: 'fleetReport.alert.todo', message: 'What to do', description: 'In the report of a fleet' }),
      translate({
        id: 'fleetReport.alert.todo.text',
        message:
          'Lower its charge limit where its routes allow, in its menu or at the depot charger, or time charging to end just before it leaves. Have the battery checked for a weak cell group.',
        description: 'What to do with a vehicle that ages fast',
      }),
    ],
    [
      translate({
        id: 'fleetReport.alert.effect',
        message: 'If it works',
        description: 'In the report of a fleet: what happens if the advice is right',
      }),
      translate(
        {
          id: 'fleetReport.alert.effect.text',
          message: 'It will lose no more than its peers. You’ll see that after {time}.',
          description: '{time} is "about 3 months"',
        },
        { time: trendTime },
      ),
    ],
    [
      translate({
        id: 'fleetReport.alert.outlook',
        message: 'If nothing changes',
        description: 'In the report of a fleet',
      }),
      translate(
        {
          id: 'fleetReport.alert.outlook.text',
          message:
            'If the next year is like the last, it will be down to {watched}, and its peers to {peers} on average.',
          description: 'What happens if nobody acts; states of health in percent',
        },
        { watched: percent(report.outlook.watched), peers: percent(report.outlook.peers) },
      ),
    ],
  ];
  return (
    <>
      <ReportBlock title={<AlertTitle />}>
        <div className="py-3">
          <AlertChart />
        </div>
        <ReportTerms items={reasons} />
      </ReportBlock>
      {report.vehicles
        .filter(({ state }) => state === 'silent')
        .map(({ name, lastSeen }) => (
          <ReportBlock
            key={name}
            title={translate(
              {
                id: 'fleetReport.silent.title',
                message: '{vehicle} has stopped sending data',
                description: 'Heading in the report of a fleet; {vehicle} is the name of a vehicle',
              },
              { vehicle: name },
            )}
          >
            <p>
              {translate(
                {
                  id: 'fleetReport.silent.text',
                  message:
                    'Its last data is from {date}, and this month’s value is based on the days before that. Until data arrives again, we wouldn’t notice a fault.',
                  description: 'On a vehicle that has sent nothing for days',
                },
                { date: date(lastSeen) },
              )}
            </p>
          </ReportBlock>
        ))}
      {report.vehicles
        .filter(({ state }) => state === 'watch')
        .map(({ name, history, health }) => (
          <ReportBlock
            key={name}
            title={translate(
              {
                id: 'fleetReport.watch.title',
                message: '{vehicle} may be next',
                description: 'Heading in the report of a fleet; {vehicle} is the name of a vehicle',
              },
              { vehicle: name },
            )}
          >
            <p>
              {translate(
                {
                  id: 'fleetReport.watch.text',
                  message:
                    'It lost {lost} points in a year, against {mean} on average. At {health} it is still within the range of its peers, so there is no alert. You’ll get one if it falls below that range by more than the threshold.',
                  description: 'On a vehicle that ages faster than the mean; {lost} and {mean} are percentage points',
                },
                { lost: number(pointsLost(history)), mean: number(peersLost()), health: percent(health) },
              )}
            </p>
          </ReportBlock>
        ))}
    </>
  );
}
