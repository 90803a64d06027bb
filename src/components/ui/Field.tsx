import type { ReactNode } from 'react';

import { Icon } from './Icon';

export interface FieldProps {
  /** Id of the control; hint and error take theirs from it. */
  id: string;
  label: ReactNode;
  /** A word such as "optional", beside the label. */
  note?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** The control, given the attributes that tie it to label, error and hint. */
  children: (wiring: FieldWiring) => ReactNode;
}

export interface FieldWiring {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/**
 * Label, error and hint of a control, with the attributes that tie them together for screen readers. Nothing stands
 * between a label and its control, whether a field has a hint or not.
 * The error's element is there from the start, so that a server without React can fill it in.
 */
export function Field({ id, label, note, hint, error, children }: FieldProps) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div data-slot="field" className="flex flex-col gap-2">
      <label
        htmlFor={id}
        className="flex flex-wrap items-baseline justify-between gap-2 leading-normal font-semibold text-balance text-ink"
      >
        {label}
        {note && <span className="text-sm font-normal text-muted">{note}</span>}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined })}
      <p
        id={errorId}
        hidden={!error}
        data-field-error
        className="flex items-start gap-2 text-sm font-medium text-danger"
      >
        <Icon name="alert" className="mt-px" />
        <span data-slot="field-error-text">{error}</span>
      </p>
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
