import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';

import { choiceStyles } from '@site/src/components/ui/control-styles';
import { sampleReportIds, sampleReports, type SampleReportId } from '@site/src/domain/sample-report';
import { useFormats } from '@site/src/hooks/useFormats';

interface ReadingChoiceProps {
  /** Of the radio buttons, once on the page. */
  name: string;
  /** The reading that shows first. */
  initial?: SampleReportId;
  className?: string;
}

/**
 * Radio buttons for the example readings. Inside an element with `data-readings` they choose which parts marked with
 * `data-reading` show, by CSS alone (readings.css).
 */
export function ReadingChoice({ name, initial = 'healthy', className }: ReadingChoiceProps) {
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
    <fieldset className={clsx('grid gap-2 sm:gap-3', className)}>
      <legend className="sr-only">
        {translate({
          id: 'report.reading.legend',
          message: 'Choose a car',
          description: 'Name of the choice among three example readings, for screen readers',
        })}
      </legend>
      {sampleReportIds.map((id) => {
        const { vehicle, modelYear, odometerKm } = sampleReports[id];
        return (
          <label
            key={id}
            className={clsx(
              'grid grid-cols-[auto_1fr] content-start items-center gap-x-3 rounded-lg py-2 sm:py-3',
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
            <span className="font-semibold text-ink">{labels[id]}</span>
            <span className="col-start-2 text-sm text-muted tabular-nums">
              {`${vehicle} · `}
              <span className="sm:whitespace-nowrap">{`${modelYear} · ${measure(odometerKm, 'km')}`}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
