import type life from '@site/data/battery-life.json';
import { useFormats } from '@site/src/hooks/useFormats';
import type { Product } from '@site/src/hooks/useProducts';
import { ProductMockup } from '../mockups/ProductMockup';
import { Drawing } from '../shared/Drawing';
import { sharedPicture } from '../shared/shared-picture';
import { secondLifeText, type StageTexts } from './life-stage-texts';
import { MoreLink } from './MoreLink';

/** Stages whose product has shown its picture already, or has none. */
const stageDrawings: Record<string, string> = { resale: 'report', secondLife: 'life-second' };

interface LifeStageProps {
  stage: (typeof life.stages)[number];
  product: Product;
  texts: StageTexts;
}

/** A stage in the life of the battery: who asks what, and the picture of the answer. */
export function LifeStage({ stage, product, texts }: LifeStageProps) {
  const { percent } = useFormats();
  const isSecondLife = stage.id === 'secondLife';
  const drawing = stageDrawings[stage.id];
  return (
    <li className="grid items-center gap-8 py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-16">
      <div className="flex flex-col items-start gap-4">
        <p className="text-sm font-semibold tracking-label text-action">
          {texts.when}
          <span className="lg:sr-only"> · {percent(stage.health)}</span>
        </p>
        <h3 className="text-2xl">{texts.question}</h3>
        <p className="text-md">{isSecondLife ? secondLifeText() : product.description}</p>
        <MoreLink path={product.path} name={product.name} />
      </div>
      {/* Tall pictures rise from the lower edge and are cut off there. */}
      <div
        style={drawing ? undefined : sharedPicture(product.id)}
        className="flex max-h-[26rem] flex-col justify-start overflow-hidden rounded-xl bg-sunken p-4 sm:p-8"
      >
        {drawing ? (
          <Drawing name={drawing} className="m-auto h-auto max-h-[14rem] w-full object-contain sm:max-h-[22rem]" />
        ) : (
          <ProductMockup picture={product.picture} />
        )}
      </div>
    </li>
  );
}
