import type { ComponentProps } from 'react';

import { ReportCode } from './ReportCode';

/** Cameras read a code that is darker than its ground. */
const colours = { '--color-ink': 'var(--color-night)' };

/** The code of a report on a dark ground. */
export function CodePlate(props: ComponentProps<typeof ReportCode>) {
  return (
    <span style={colours} className="shrink-0 self-start rounded-md bg-on-night p-1">
      <ReportCode {...props} />
    </span>
  );
}
