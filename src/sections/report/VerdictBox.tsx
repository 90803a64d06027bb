import clsx from 'clsx';

import { Icon, type IconName } from '@site/src/components/ui/Icon';
import type { Verdict } from '@site/src/domain/sample-report';
import { verdictText } from './report-labels';

const good = { icon: 'done', colours: 'bg-success-tint text-success-strong' } as const;

const looks: Record<Verdict, { icon: IconName; colours: string }> = {
  better: good,
  asExpected: good,
  worse: { icon: 'alert', colours: 'bg-warning-tint text-warning' },
  weakGroup: { icon: 'alert', colours: 'bg-danger-tint text-danger-strong' },
};

/** The verdict of a report in words, with a colour and an icon for it. */
export function VerdictBox({ verdict, className }: { verdict: Verdict; className?: string }) {
  const { icon, colours } = looks[verdict];
  return (
    <p className={clsx('flex items-start gap-3 rounded-lg font-semibold', colours, className)}>
      <Icon name={icon} />
      {verdictText(verdict)}
    </p>
  );
}
