import { Feature as FeatureItem, type FeatureProps as FeatureItemProps } from '@site/src/components/ui/FeatureGrid';
import { margin, type ObjectPicture, type PagePicture } from '@site/src/domain/illustrations';
import { useIllustration } from '@site/src/hooks/useIllustration';
import { Drawing } from './Drawing';

export interface FeatureProps extends Omit<FeatureItemProps, 'picture'> {
  /** One of our drawings, in place of the icon. */
  picture?: ObjectPicture | PagePicture;
  /** The ground of the drawing: a tint, as much of what is drawn is white and the page is too; white on a tinted band. */
  ground?: 'bg-action-tint' | 'bg-surface';
}

/** A drawing in a tile, its thing in the middle: below it the picture has room for a shadow, which weighs little. */
function TileDrawing({ name }: { name: ObjectPicture | PagePicture }) {
  const { height, foot } = useIllustration(name);
  return (
    <Drawing
      name={name}
      style={{ translate: `0 ${Math.round((50 * (foot - margin)) / height)}%` }}
      className="absolute inset-0 size-full object-contain p-1 sm:p-2"
    />
  );
}

/** One feature, with an icon or a drawing. */
export function Feature({ picture, ground = 'bg-action-tint', ...item }: FeatureProps) {
  return (
    <FeatureItem
      {...item}
      picture={
        picture && (
          <div className={`relative aspect-square rounded-xl sm:aspect-[2/1] lg:aspect-[4/3] ${ground}`}>
            <TileDrawing name={picture} />
          </div>
        )
      }
    />
  );
}
