import type { ReactNode } from 'react';

import { Alert, type AlertProps } from './Alert';

export interface ToastProps {
  id?: string;
  tone?: AlertProps['tone'];
  title: ReactNode;
  children?: ReactNode;
}

/**
 * A short notice over the page that asks for nothing and is read out politely: the platform's popover, shown by a button's
 * `popoverTarget` or by a script's `showPopover()`. What matters belongs in the page too.
 */
export function Toast({ id, tone, title, children }: ToastProps) {
  return (
    <div
      id={id}
      data-slot="toast"
      popover="manual"
      role="status"
      className="fixed inset-auto right-4 bottom-4 left-4 m-0 rounded-lg shadow-overlay sm:left-auto sm:max-w-narrow"
    >
      <Alert tone={tone} title={title}>
        {children}
      </Alert>
    </div>
  );
}
