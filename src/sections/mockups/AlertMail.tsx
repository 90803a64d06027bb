import clsx from 'clsx';

import { Icon } from '@site/src/components/ui/Icon';
import { AlertTitle } from './AlertText';

interface AlertMailProps {
  /** Possible causes, and what to do. */
  text: string;
  className?: string;
}

/** The email of an alert, as a card: which vehicle, why, and what to do. */
export function AlertMail({ text, className }: AlertMailProps) {
  return (
    <div
      className={clsx('flex flex-col gap-1 rounded-md bg-signal-tint p-3 text-sm text-ink shadow-raised', className)}
    >
      <p className="flex items-start gap-2 text-base font-semibold">
        <Icon name="bell" className="mt-px text-signal" />
        <AlertTitle />
      </p>
      <p>{text}</p>
    </div>
  );
}
