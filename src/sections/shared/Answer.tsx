import type { ReactNode } from 'react';

import { Badge } from '@site/src/components/ui/Badge';

const answerTones = { yes: 'success', partly: 'warning', no: 'neutral' } as const;

export interface AnswerProps {
  /** Its colour; the words say it too. */
  is: keyof typeof answerTones;
  children: ReactNode;
}

/** A short answer in a cell of a table, such as "Usually". */
export function Answer({ is, children }: AnswerProps) {
  return (
    <Badge tone={answerTones[is]} className="whitespace-nowrap">
      {children}
    </Badge>
  );
}
