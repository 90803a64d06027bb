import { translate } from '@docusaurus/Translate';

import { sampleFleet } from '@site/src/domain/sample-fleet';

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

/** What comparable vehicles are called in a chart. */
export const peersLabel = () =>
  translate({
    id: 'common.fleet.peers',
    message: 'Peers',
    description: 'Name of the band in the chart: what comparable vehicles do',
  });
