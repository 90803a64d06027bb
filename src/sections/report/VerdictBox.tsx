import clsx from 'clsx';
import type { ReactNode } from 'react';

import { Icon, type IconName } from '@site/src/components/ui/Icon';
import type { Verdict } from '@site/src/domain/verified-report';
import { verdictText } from './report-labels';

const looks = {
  success: { icon: 'done', colours: 'bg-success-tint text-success-strong' },
  signal: { icon: 'alert', colours: 'bg-signal-tint text-signal-strong' },
} satisfies Record<string, { icon: IconName; colours: string }>;

type Tone = keyof typeof looks;

const tones: Record<Verdict, Tone> = {
  better: 'success',
  asExpected: 'success',
  worse: 'signal',
  weakGroup: 'signal',
};

/** The colour of a verdict. */
export const verdictTone = (verdict: Verdict) => tones[verdict];

/** The verdict of a battery report in words, with a colour and an icon for it. */
export function VerdictBox({ verdict, className }: { verdict: Verdict; className?: string }) {
  return (
    <ToneBox tone={tones[verdict]} className={className}>
      {verdictText(verdict)}
    </ToneBox>
  );
}

interface ToneBoxProps {
  tone: Tone;
  className?: string;
  children: ReactNode;
}

/** What a report comes to, in a sentence. */
export function ToneBox({ tone, className, children }: ToneBoxProps) {
  const { icon, colours } = looks[tone];
  return (
    <p className={clsx('flex items-start gap-3 rounded-lg font-semibold', colours, className)}>
      <Icon name={icon} />
      {children}
    </p>
  );
}
