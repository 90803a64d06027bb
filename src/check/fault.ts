/** Something that a writer or translator has to mend. */
export interface Fault {
  /** Path from the project's folder, with slashes. */
  file: string;
  /** 1-based; missing when the whole file is meant. */
  line?: number;
  /** 1-based. */
  column?: number;
  /** What kind of fault it is, in kebab-case and the same for all of its kind, such as `unknown-component`. */
  rule: string;
  /** A plain sentence: what is wrong. */
  message: string;
  /** A plain sentence in the imperative: how to mend it, with "Did you mean …?" where something is close. */
  remedy?: string;
  /** A plain sentence: what there is to choose from (src/check/choices.ts). */
  allowed?: string;
  /** An error stops a build; a warning is shown and stops only a release. */
  severity: 'error' | 'warning';
}

/** One line for terminals: `file:line:column  message remedy allowed`. */
export function faultLine({ file, line, column, message, remedy, allowed }: Fault): string {
  const place = [file, line, line && column].filter(Boolean).join(':');
  return `${place}  ${[message, remedy, allowed].filter(Boolean).join(' ')}`;
}

/** Order by file, then by place. */
export function byPlace(a: Fault, b: Fault): number {
  return a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

/** Said once, where something could not be looked at. */
export const notChecked: Fault = {
  file: 'data',
  rule: 'not-checked',
  message: 'Pages that use this data are not checked before its errors are mended, so there may be more mistakes.',
  remedy: 'Mend those, then run the check again.',
  severity: 'warning',
};
