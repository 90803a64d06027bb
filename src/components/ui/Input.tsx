import clsx from 'clsx';
import type { InputHTMLAttributes, Ref } from 'react';

import { controlStyles } from './control-styles';

export type InputProps = InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };

/** A one-line control; `Field` gives it its label. */
export function Input({ className, type = 'text', ...rest }: InputProps) {
  return <input data-slot="input" type={type} className={clsx(controlStyles, 'min-h-target', className)} {...rest} />;
}
