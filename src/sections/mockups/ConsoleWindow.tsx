import clsx from 'clsx';
import type { ReactNode } from 'react';

import { Icon, type IconName } from '@site/src/components/ui/Icon';

interface ConsoleWindowProps {
  /** The name of the product. */
  name: string;
  /** Beside the name. */
  marks: ReactNode;
  /** The product's views; the first is open. Phones have no room for them. */
  views: IconName[];
  onNight?: boolean;
  children: ReactNode;
}

/** The window of a product that is used at a desk: its views on a bar at the side, name and marks at the top. */
export function ConsoleWindow({ name, marks, views, onNight, children }: ConsoleWindowProps) {
  return (
    <div
      className={clsx(
        'overflow-hidden rounded-lg border text-sm shadow-overlay @min-[30rem]:grid @min-[30rem]:grid-cols-[auto_1fr]',
        onNight ? 'border-night-line bg-night-raised text-on-night-muted' : 'border-line bg-surface text-body',
      )}
    >
      <div className={clsx('hidden flex-col gap-2 p-2 @min-[30rem]:flex', onNight ? 'bg-night/60' : 'bg-sunken')}>
        {views.map((view, index) => (
          <span
            key={view}
            className={clsx(
              'grid size-8 place-items-center rounded-md',
              index === 0 && (onNight ? 'bg-night-line text-on-night' : 'bg-action text-on-action'),
            )}
          >
            <Icon name={view} />
          </span>
        ))}
      </div>
      <div className="flex min-w-0 flex-col gap-4 p-4 @min-[30rem]:gap-6 @min-[30rem]:p-6">
        <div className="flex items-center justify-between gap-4">
          <span className={clsx('shrink-0 font-display text-md font-semibold', onNight ? 'text-on-night' : 'text-ink')}>
            {name}
          </span>
          {marks}
        </div>
        {children}
      </div>
    </div>
  );
}
