import clsx from 'clsx';
import type { ReactNode } from 'react';

import { choiceStyles } from './control-styles';

export interface RadioGroupProps {
  name: string;
  /** What is chosen. */
  legend: ReactNode;
  /** The legend is for screen readers only. */
  isLegendHidden?: boolean;
  options: readonly RadioOption[];
  /** The value that is chosen at first; else the first one. */
  initial?: string;
}

/** Value and label of a radio button. */
export type RadioOption = readonly [value: string, label: ReactNode];

/** One of a few, in a row; what it changes follows by `:has()`. */
export function RadioGroup({ name, legend, isLegendHidden, options, initial = options[0]?.[0] }: RadioGroupProps) {
  return (
    <fieldset className="flex flex-wrap gap-2 text-body">
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2 font-semibold text-ink'}>{legend}</legend>
      {options.map(([value, label]) => (
        <label
          key={value}
          className={clsx('inline-flex min-h-target items-center gap-2 rounded-full px-4', choiceStyles.frame)}
        >
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === initial}
            className={choiceStyles.radio}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
