import Translate from '@docusaurus/Translate';
import { useEffect, useRef, type ReactNode } from 'react';

import { Alert } from '@site/src/components/ui/Alert';

interface SubmissionStoredProps {
  title: string;
  /** What happens next. */
  text: string;
  reference: string;
  /** What can be done at once. */
  children?: ReactNode;
}

/** Takes the form's place once the server has stored the request: what happens next, and its reference. */
export function SubmissionStored({ title, text, reference, children }: SubmissionStoredProps) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.focus(), []);
  return (
    <div ref={region} tabIndex={-1} data-slot="submission-stored">
      <Alert tone="success" titleAs="h2" title={title}>
        <p>{text}</p>
        <p>
          <Translate
            id="demo.success.reference"
            description="The request's reference number; {reference} is something like ABCD-EFGH"
            values={{ reference: <strong>{reference}</strong> }}
          >
            {'Your reference: {reference}'}
          </Translate>
        </p>
        {children}
      </Alert>
    </div>
  );
}
