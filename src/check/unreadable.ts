import type { Fault } from './fault.ts';

const mergeConflictRule = 'merge-conflict';
const encodingRule = 'encoding';

/** What makes all else that could be said of a file wrong. */
export const unreadableRules = [mergeConflictRule, encodingRule];

/** What Git leaves in a file that two people have changed; nothing else in it can be judged before it is mended. */
export function mergeConflict(text: string, file: string): Fault[] {
  const lines = text.split(/\r?\n/);
  const line = lines.findIndex((each) => /^(?:<{7}|>{7}) |^={7}$/.test(each)) + 1;
  if (line === 0) return [];
  return [
    {
      file,
      line,
      column: 1,
      rule: mergeConflictRule,
      message: 'An unfinished merge.',
      remedy: 'Keep one of the two versions, and remove the lines with <<<<<<<, ======= and >>>>>>>.',
      severity: 'error',
    },
  ];
}

/** What the bytes 80 to 9F are in Windows-1252. */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** UTF-8 that was read as Windows-1252, and saved so: "Ã¥" for "å", "â€™" for an apostrophe. */
const mojibake = new RegExp(`[ÂÃ][\\u0080-\\u00bf${windowsSigns}]|â[€‚„][\\u0080-\\u00bf${windowsSigns}]`, 'u');

/** What was written before it was read in the wrong encoding. */
function originalSigns(text: string): string {
  const bytes = [...text].map((sign) =>
    windowsSigns.includes(sign) ? 0x80 + windowsSigns.indexOf(sign) : sign.codePointAt(0)!,
  );
  return Buffer.from(bytes).toString('utf8');
}

/** A file that was saved in another encoding, as its text shows when it is read as UTF-8. */
function encodingFaults(text: string, file: string): Fault[] {
  const fault = { file, line: 1, column: 1, rule: encodingRule, severity: 'error' } as const;
  const placeOf = (index: number) => {
    const lines = text.slice(0, index).split('\n');
    return { line: lines.length, column: lines.at(-1)!.length + 1 };
  };
  const garbled = mojibake.exec(text);
  if (garbled) {
    const [signs] = garbled;
    const message = `This file was read in a wrong encoding and saved: "${signs}" was "${originalSigns(signs)}".`;
    const remedy = 'Take the earlier file, "git restore" may have it, and open and save it as UTF-8.';
    return [{ ...fault, ...placeOf(garbled.index), message, remedy }];
  }
  if (text.includes('\0')) return [{ ...fault, message: 'This file is not UTF-8.', remedy: 'Save it as UTF-8.' }];
  // It stands for bytes that are no UTF-8, and is saved in their place.
  const lost = text.indexOf('\uFFFD');
  if (lost >= 0) {
    const message = 'This file is not UTF-8, or a letter was lost here: "\uFFFD".';
    return [
      {
        ...fault,
        ...placeOf(lost),
        message,
        remedy: 'Save it as UTF-8; where the sign still stands, write the letter.',
      },
    ];
  }
  if (!text.startsWith('\uFEFF')) return [];
  const message = 'This file begins with a byte order mark, which cannot be seen.';
  return [{ ...fault, message, remedy: 'Save it as UTF-8 without BOM.' }];
}

/** Why nothing in a file can be judged before the whole is mended: an unfinished merge, or its encoding. */
export function unreadable(text: string, file: string): Fault[] {
  const conflict = mergeConflict(text, file);
  const faults = conflict.length > 0 ? conflict : encodingFaults(text, file);
  return faults.map((fault) => ({ ...fault, remedy: `${fault.remedy} Until then nothing else in it is checked.` }));
}
