import clsx from 'clsx';
import type { Ref, TextareaHTMLAttributes } from 'react';

import { controlStyles } from './control-styles';

export type TextareaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

/** A control of several lines that grows with its text where the browser can. */
export function Textarea({ className, rows = 4, ...rest }: TextareaProps) {
  return (
    <textarea
      data-slot="textarea"
      rows={rows}
      className={clsx(controlStyles, 'field-sizing-content min-h-32', className)}
      {...rest}
    />
  );
}
