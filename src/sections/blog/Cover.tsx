import clsx from 'clsx';

import { coverName } from '@site/src/domain/illustrations';
import type { KeyFigure } from '@site/src/domain/schemas/post';
import { useFormats } from '@site/src/hooks/useFormats';
import { Drawing } from '../shared/Drawing';
import { sharedPicture } from '../shared/shared-picture';
import type { PostSummary } from './post-summary';

/** The figure in words, and its unit where that is a word of its own. */
export function useFigure(figure: KeyFigure): { text: string; unit?: string };
export function useFigure(figure: KeyFigure | undefined): { text: string; unit?: string } | undefined;
export function useFigure(figure: KeyFigure | undefined) {
  const { number, percent } = useFormats();
  if (!figure) return undefined;
  const { value, unit } = figure;
  const texts: Record<KeyFigure['unit'], { text: string; unit?: string }> = {
    percent: { text: percent(value) },
    kilometre: { text: number(value), unit: 'km' },
    millivolt: { text: number(value), unit: 'mV' },
    count: { text: number(value) },
    year: { text: String(value) },
  };
  return texts[unit];
}

interface CoverProps extends Pick<PostSummary, 'keyFigure' | 'keyFigureLabel'> {
  /** Of the post, where the cover stays on the screen on the way there; once on each page. */
  permalink?: string;
  /** For the cover that a page opens with. */
  urgent?: boolean;
  /** Fills a large place: the drawing above the figure, where there is room. */
  isLarge?: boolean;
  /** Stands on a dark band, without a ground of its own. */
  isOnDark?: boolean;
  className?: string;
}

/** A post's cover: its key figure in large type, and drawn as a shape. A post without one has a neutral drawing. */
export function Cover({
  permalink,
  keyFigure,
  keyFigureLabel,
  urgent,
  isLarge = false,
  isOnDark,
  className,
}: CoverProps) {
  return (
    <div
      data-slot="cover"
      style={permalink ? sharedPicture(permalink.split('/').at(-1)!) : undefined}
      className={clsx(
        '@container grid overflow-hidden',
        !isOnDark && 'aurora',
        keyFigure && 'grid-cols-[minmax(0,5fr)_minmax(0,6fr)]',
        keyFigure && isLarge && 'lg:grid-cols-1 lg:[&_:is(p,img)]:[grid-area:1/1]',
        className,
      )}
    >
      {keyFigure && <FigureText figure={keyFigure} label={keyFigureLabel} isLarge={isLarge} isOnDark={isOnDark} />}
      <Drawing
        name={keyFigure ? coverName(keyFigure) : 'blog'}
        urgent={urgent}
        className={clsx(
          'size-full min-h-0 object-contain',
          isOnDark ? 'lg:p-8 lg:pb-24' : keyFigure && isLarge ? 'p-4 sm:p-6 lg:p-8 lg:pb-24' : 'p-4 @min-[28rem]:p-6',
        )}
      />
    </div>
  );
}

/** A longer figure is smaller, so that small covers have room between it and the drawing. */
const manyCharacters = 5;

interface FigureTextProps extends Pick<CoverProps, 'isOnDark'> {
  figure: KeyFigure;
  label?: string;
  isLarge: boolean;
}

function FigureText({ figure, label, isLarge, isOnDark }: FigureTextProps) {
  const { text, unit } = useFigure(figure);
  return (
    <p
      className={clsx(
        'z-1 flex flex-col justify-end gap-2 py-4 text-on-night-muted @min-[28rem]:py-8',
        !isOnDark && 'pl-6 @min-[28rem]:pl-8',
      )}
    >
      <span
        className={clsx(
          'font-display leading-tight font-semibold tracking-display whitespace-nowrap text-aurora @min-[28rem]:text-3xl',
          text.length > manyCharacters ? 'text-2xl' : 'text-3xl',
          isLarge && 'lg:text-4xl',
        )}
      >
        {text}
        {unit && <span className="text-xl">{`\u00a0${unit}`}</span>}
      </span>
      {/* Small covers stand in rows: room for three lines, so that their figures are on one line. */}
      <span className={clsx('text-sm @min-[28rem]:text-md', isLarge ? 'lg:max-w-[18rem]' : 'min-h-[3lh]')}>
        {label}
      </span>
    </p>
  );
}
