import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ComponentProps } from 'react';

import { Badge } from '@site/src/components/ui/Badge';
import { sampleMark } from '../report/report-labels';

interface HealthNameProps extends Pick<ComponentProps<typeof Badge>, 'tone'> {
  id?: string;
  className?: string;
}

/** What a chart of the battery's life shows, and that it is an example. */
export function HealthName({ id, tone, className }: HealthNameProps) {
  return (
    <p id={id} className={clsx('flex items-center gap-3 text-sm whitespace-nowrap', className)}>
      {translate({
        id: 'report.stateOfHealth',
        message: 'State of health',
        description: 'Measure of a battery report',
      })}
      <Badge tone={tone}>{sampleMark()}</Badge>
    </p>
  );
}
