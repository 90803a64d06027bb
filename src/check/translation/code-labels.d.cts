interface Range {
  /** Offsets in the source. */
  start: number;
  end: number;
}

/** A label in the source: its English is only a default, i18n/en/code.json has the text. */
export interface CodeLabel extends Range {
  id: string;
  message: string;
  description?: string;
  /** Written as `<Translate>`, not as a call. */
  isElement: boolean;
  /** What is put in for its placeholders. */
  values?: Range;
  messageRange?: Range;
  /** 1-based. */
  line: number;
  column: number;
}

export function labelsInCode(source: string, file: string): CodeLabel[];
