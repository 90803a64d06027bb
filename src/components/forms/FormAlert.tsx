import { useEffect, useRef } from 'react';

import { Alert } from '@site/src/components/ui/Alert';
import { PlainLink } from '@site/src/components/ui/PlainLink';
import { company, emailHref } from '@site/src/domain/company';
import type { formTexts } from './form-texts';
import type { SubmissionState } from './useSubmissionForm';

interface FormAlertProps {
  state: SubmissionState;
  texts: ReturnType<typeof formTexts>;
  /** One for each faulty field: the control's id and what is wrong. */
  errors: { id: string; message: string }[];
}

/**
 * The summary above a form: it takes the focus and links to each faulty field. The built page already has it, hidden,
 * so that the server can fill it in for visitors without JavaScript.
 */
export function FormAlert({ state, texts, errors }: FormAlertProps) {
  const ref = useRef<HTMLDivElement>(null);
  const answered = useRef<SubmissionState>(null);
  const errorPrefix = texts['error-prefix'];
  const failed = state.status === 'failed';
  const shown = failed || (state.status === 'missing' && errors.length > 0);
  // Once for each attempt to send: later errors appear beside their fields without taking the cursor away.
  useEffect(() => {
    if (!shown || answered.current === state) return;
    answered.current = state;
    ref.current?.focus();
  }, [shown, state]);

  // "Error:" before the page's title while the summary is shown (GOV.UK's validation pattern).
  useEffect(() => {
    if (!shown) return undefined;
    const title = document.title;
    document.title = `${errorPrefix} ${title}`;
    return () => {
      document.title = title;
    };
  }, [shown, errorPrefix]);

  return (
    <div ref={ref} data-slot="form-alert" role="alert" tabIndex={-1} hidden={!shown}>
      <Alert tone="danger">
        <h2 data-slot="form-alert-title" className="text-md text-current">
          {failed ? texts['failed-title'] : texts['missing-title']}
        </h2>
        <p data-slot="form-alert-text">{failed ? texts['failed-text'] : texts['missing-text']}</p>
        <ul data-slot="form-alert-list" className="list-disc pl-6 empty:hidden">
          {shown &&
            !failed &&
            errors.map(({ id, message }) => (
              <li key={id}>
                <PlainLink
                  href={`#${id}`}
                  className="underline underline-offset-4"
                  onClick={(event) => focusControl(event, id)}
                >
                  {message}
                </PlainLink>
              </li>
            ))}
        </ul>
        {failed && (
          <PlainLink href={emailHref} className="self-start font-semibold underline underline-offset-4">
            {company.email}
          </PlainLink>
        )}
      </Alert>
    </div>
  );
}

/** Puts the cursor into the field instead of only scrolling to it, and does not change the address. */
function focusControl(event: React.MouseEvent, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
