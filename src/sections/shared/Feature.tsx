import { Feature as FeatureItem, type FeatureProps as FeatureItemProps } from '@site/src/components/ui/FeatureGrid';
import type { ObjectPicture, PagePicture } from '@site/src/domain/illustrations';
import { Drawing } from './Drawing';
import { QuestionChart, type QuestionChartName } from './QuestionChart';

export interface FeatureProps extends Omit<FeatureItemProps, 'picture'> {
  /** One of our drawings, in place of the icon. */
  picture?: ObjectPicture | PagePicture;
  /** In place of a drawing, what a product looks for: a reading in its range, one among its peers, or one apart from the cells. */
  chart?: QuestionChartName;
  /** The ground of the drawing: a tint, as much of what is drawn is white and the page is too; white on a tinted band. */
  ground?: 'bg-action-tint' | 'bg-surface';
}

/** One feature, with an icon, a drawing or a small chart. */
export function Feature({ picture, chart, ground = 'bg-action-tint', ...item }: FeatureProps) {
  return (
    <FeatureItem
      {...item}
      picture={
        chart ? (
          <QuestionChart name={chart} />
        ) : picture ? (
          <div className={`relative aspect-square rounded-xl sm:aspect-[2/1] lg:aspect-[3/2] ${ground}`}>
            <Drawing name={picture} className="absolute inset-0 size-full object-contain p-3 lg:p-8" />
          </div>
        ) : undefined
      }
    />
  );
}
