import { useEffect, useRef, type ReactNode } from 'react';

import { Alert, type AlertProps } from './Alert';

export interface ToastProps {
  tone?: AlertProps['tone'];
  /** Shown while true; the platform's popover lays it over everything. */
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
}

/** A short notice over the page that asks for nothing and is read out politely. What matters belongs in the page too. */
export function Toast({ tone, open, title, children }: ToastProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.togglePopover(open);
  }, [open]);
  return (
    <div
      ref={ref}
      data-slot="toast"
      popover="manual"
      role="status"
      className="fixed inset-auto right-4 bottom-4 left-4 m-0 rounded-lg shadow-overlay sm:left-auto sm:max-w-narrow"
    >
      {open && (
        <Alert tone={tone} title={title}>
          {children}
        </Alert>
      )}
    </div>
  );
}
