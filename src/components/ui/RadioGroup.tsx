import type { ReactNode } from 'react';

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
          className="inline-flex min-h-target cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-surface px-4 transition-colors hover:bg-action-tint/50 has-checked:border-action has-checked:bg-action-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-action-strong"
        >
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === initial}
            className="size-4 cursor-pointer accent-action focus-visible:shadow-none focus-visible:outline-none"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
