import clsx from 'clsx';

import { Feature as FeatureItem, type FeatureProps as FeatureItemProps } from '@site/src/components/ui/FeatureGrid';
import { isCloseUp, type CloseUp, type ObjectPicture, type PagePicture } from '@site/src/domain/illustrations';
import { Drawing } from './Drawing';

export interface FeatureProps extends Omit<FeatureItemProps, 'picture'> {
  /** One of our drawings, or a close-up, in place of the icon. */
  picture?: CloseUp | ObjectPicture | PagePicture;
  /** On a tinted band: the drawing stands on it. Elsewhere it has a ground of its own, as much of what is drawn is white. */
  isOnBand?: boolean;
}

/** One feature, with an icon or a drawing. */
export function Feature({ picture, isOnBand, ...item }: FeatureProps) {
  return (
    <FeatureItem
      {...item}
      picture={
        picture &&
        (isCloseUp(picture) ? (
          <Drawing name={picture} className="aspect-square w-full rounded-xl object-cover studio sm:aspect-[4/3]" />
        ) : (
          <div className={clsx('relative aspect-square sm:aspect-[4/3]', !isOnBand && 'rounded-xl studio')}>
            {/* A little lower: below what is drawn there is room for its shadow, which weighs little. */}
            <Drawing
              name={picture}
              style={{ translate: '0 4%' }}
              className={clsx('absolute inset-0 size-full object-contain', !isOnBand && 'p-1 sm:p-2')}
            />
          </div>
        ))
      }
    />
  );
}
