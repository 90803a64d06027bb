import type { ReactNode } from 'react';

import { Toggletip } from '@site/src/components/ui/Toggletip';
import { useMeasureTexts, type MeasureId } from './report-texts';

interface MeasuresProps {
  /** Tells apart the explanations of several reports on a page. */
  reportNumber: string;
  values: [id: MeasureId, value: ReactNode][];
  /** Measures that stand elsewhere in the report, and are explained on paper with the others. */
  explained?: MeasureId[];
}

/** Measures with their values. Each name explains itself where it is chosen; on paper the explanations stand below. */
export function Measures({ reportNumber, values, explained = [] }: MeasuresProps) {
  const texts = useMeasureTexts();
  return (
    <>
      <dl
        // Two in a row on phones, unless large text leaves no room.
        className={`grid grid-cols-[repeat(auto-fit,minmax(8.25rem,1fr))] gap-2 ${values.length % 3 === 0 ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}`}
      >
        {values.map(([id, value]) => (
          <div key={id} className="flex flex-col justify-between gap-1 rounded-lg bg-sunken px-2 py-3 sm:px-3">
            <dt>
              <Toggletip id={`${reportNumber}-${id}`} label={texts[id].label}>
                {texts[id].explanation}
              </Toggletip>
            </dt>
            <dd className="font-display text-lg font-semibold text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      <dl className="hidden columns-2 gap-6 text-[8.5pt] leading-tight print:block">
        {[...explained, ...values.map(([id]) => id)].map((id) => (
          <div key={id} className="mb-2 break-inside-avoid">
            <dt className="font-semibold text-ink">{texts[id].label}</dt>
            <dd>{texts[id].explanation}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
