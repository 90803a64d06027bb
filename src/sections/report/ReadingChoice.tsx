import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';

import { Badge } from '@site/src/components/ui/Badge';
import { choiceStyles } from '@site/src/components/ui/control-styles';
import { sampleReportIds, sampleReports, type SampleReportId } from '@site/src/domain/sample-report';
import { useFormats } from '@site/src/hooks/useFormats';
import { verdictTone } from './VerdictBox';

interface ReadingChoiceProps {
  /** Of the radio buttons, once on the page. */
  name: string;
  /** The reading that shows first. */
  initial?: SampleReportId;
  /** The cars are offered as a buyer sees them: what their battery is like shows only at the one that is chosen. */
  isBlind?: boolean;
  /** Phones have a line for each, as the report is right below. */
  isShort?: boolean;
  /** Phones have them in a row to push aside, and tablets below each other, beside a picture. */
  isStrip?: boolean;
  className?: string;
}

/**
 * Radio buttons for the example readings. Inside an element with `data-readings` they choose which parts marked with
 * `data-reading` show, by CSS alone (readings.css).
 */
export function ReadingChoice({ name, initial = 'healthy', isBlind, isShort, isStrip, className }: ReadingChoiceProps) {
  const { measure } = useFormats();
  const labels: Record<SampleReportId, string> = {
    healthy: translate({
      id: 'report.reading.healthy',
      message: 'A healthy battery',
      description: 'Choice among three example readings of batteries',
    }),
    worn: translate({
      id: 'report.reading.worn',
      message: 'A worn battery',
      description: 'Choice among three example readings of batteries',
    }),
    'weak-cell': translate({
      id: 'report.reading.weakCell',
      message: 'A battery with a weak cell group',
      description: 'Choice among three example readings of batteries',
    }),
  };
  return (
    <fieldset
      className={clsx(
        isStrip ? 'strip sm:grid' : 'grid gap-2',
        'sm:gap-3',
        !isStrip && 'md:max-lg:grid-cols-3',
        className,
      )}
    >
      <legend className="sr-only">
        {translate({
          id: 'report.reading.legend',
          message: 'Choose a car',
          description: 'Name of the choice among three example readings, for screen readers',
        })}
      </legend>
      {sampleReportIds.map((id) => {
        const { vehicle, modelYear, odometerKm, verdict } = sampleReports[id];
        const age = <span className="sm:whitespace-nowrap">{`${modelYear} · ${measure(odometerKm, 'km')}`}</span>;
        return (
          <label
            key={id}
            className={clsx(
              'grid grid-cols-[auto_1fr] content-start items-center gap-x-3 rounded-lg px-4 py-2 sm:py-3',
              choiceStyles.frame,
            )}
          >
            <input
              type="radio"
              name={name}
              value={id}
              defaultChecked={id === initial}
              className={clsx('mt-1 self-start', choiceStyles.radio)}
            />
            <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className={clsx(isShort && 'max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-3')}>
                <span className="block font-semibold text-ink">{isBlind ? vehicle : labels[id]}</span>
                <span className="block text-sm text-muted tabular-nums">
                  {!isBlind && <span className="block">{vehicle}</span>}
                  {age}
                </span>
              </span>
              {isBlind && (
                <span data-reading={id} className={clsx('md:max-lg:hidden', isShort && 'max-sm:hidden')}>
                  <Badge tone={verdictTone(verdict)}>{labels[id]}</Badge>
                </span>
              )}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
