import { Feature as FeatureItem, type FeatureProps as FeatureItemProps } from '@site/src/components/ui/FeatureGrid';
import type { ObjectPicture, PagePicture } from '@site/src/domain/illustrations';
import { Drawing } from './Drawing';

export interface FeatureProps extends Omit<FeatureItemProps, 'picture'> {
  /** One of our drawings, in place of the icon. */
  picture?: ObjectPicture | PagePicture;
  /** The ground of the drawing: a tint, as much of what is drawn is white and the page is too; white on a tinted band. */
  ground?: 'bg-action-tint' | 'bg-surface';
}

/** One feature, with an icon or a drawing. */
export function Feature({ picture, ground = 'bg-action-tint', ...item }: FeatureProps) {
  return (
    <FeatureItem
      {...item}
      picture={
        picture && (
          <div className={`relative aspect-square rounded-xl sm:aspect-[4/3] ${ground}`}>
            {/* A little lower: below what is drawn there is room for its shadow, which weighs little. */}
            <Drawing
              name={picture}
              style={{ translate: '0 4%' }}
              className="absolute inset-0 size-full object-contain p-1 sm:p-2"
            />
          </div>
        )
      }
    />
  );
}
