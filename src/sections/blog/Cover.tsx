import clsx from 'clsx';

import { coverName } from '@site/src/domain/illustrations';
import type { KeyFigure } from '@site/src/domain/schemas/post';
import { useFormats } from '@site/src/hooks/useFormats';
import { Drawing } from '../shared/Drawing';
import { sharedPicture } from '../shared/shared-picture';
import type { PostSummary } from './post-summary';

function useFigureText({ value, unit }: KeyFigure): string {
  const { number, percent, unit: withUnit } = useFormats();
  const texts = {
    percent: () => percent(value),
    kilometre: () => withUnit(value, 'kilometer'),
    millivolt: () => `${number(value)} mV`,
    count: () => number(value),
    year: () => String(value),
  };
  return texts[unit]();
}

interface CoverProps extends Pick<PostSummary, 'permalink' | 'keyFigure' | 'keyFigureLabel'> {
  /** For the cover that a page opens with. */
  urgent?: boolean;
  className?: string;
}

/** A post's cover: its key figure in large type, and drawn as a shape. A post without one has a neutral drawing. */
export function Cover({ permalink, keyFigure, keyFigureLabel, urgent, className }: CoverProps) {
  return (
    <div
      data-slot="cover"
      style={sharedPicture(permalink.split('/').at(-1)!)}
      className={clsx(
        '@container grid overflow-hidden aurora',
        keyFigure && 'grid-cols-[minmax(0,5fr)_minmax(0,6fr)]',
        className,
      )}
    >
      {keyFigure && <FigureText figure={keyFigure} label={keyFigureLabel} />}
      <Drawing
        name={keyFigure ? coverName(keyFigure) : 'blog'}
        urgent={urgent}
        className="size-full min-h-0 object-contain p-4 @min-[28rem]:p-6"
      />
    </div>
  );
}

function FigureText({ figure, label }: { figure: KeyFigure; label?: string }) {
  const text = useFigureText(figure);
  return (
    <p className="flex flex-col justify-end gap-2 py-6 pl-6 text-on-night-muted @min-[28rem]:py-8 @min-[28rem]:pl-8">
      <span
        className={clsx(
          'font-display leading-tight font-semibold tracking-display whitespace-nowrap text-aurora',
          text.length > 5 ? 'text-2xl @min-[28rem]:text-4xl' : 'text-4xl @min-[28rem]:text-5xl',
        )}
      >
        {text}
      </span>
      <span className="text-sm @min-[28rem]:text-md">{label}</span>
    </p>
  );
}
