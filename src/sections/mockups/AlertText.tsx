import { translate } from '@docusaurus/Translate';

import { peersLost, pointsLost, sampleFleet } from '@site/src/domain/sample-fleet';
import { useFormats } from '@site/src/hooks/useFormats';

const { watched } = sampleFleet;

/** What the alert says: which vehicle. */
export function AlertTitle() {
  return translate(
    {
      id: 'common.fleet.alert',
      message: '{vehicle} is ageing faster than its peers',
      description: 'Alert on the mock-up of the console; {vehicle} is the name of a vehicle in a fleet',
    },
    { vehicle: watched.name },
  );
}

/** Why the alert was raised. */
export function AlertReason() {
  const { number, percent } = useFormats();
  return translate(
    {
      id: 'common.fleet.reason',
      message: '{loss} points lost in a year, peers {peers}. Charged to {full} on {nights} of {all} nights.',
      description:
        'Reason of the alert; {loss} and {peers} are percentage points of state of health, such as 6 and 2.3',
    },
    {
      loss: number(pointsLost(watched.history)),
      peers: number(peersLost(), { maximumFractionDigits: 1 }),
      nights: number(watched.alert.fullChargeNights),
      all: number(watched.alert.nights),
      full: percent(100),
    },
  );
}

/** What comparable vehicles are called in a chart. */
export const peersLabel = () =>
  translate({
    id: 'common.fleet.peers',
    message: 'Peers',
    description: 'Name of the band in the chart: what comparable vehicles do',
  });
