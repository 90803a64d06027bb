import { useIllustration } from '@site/src/hooks/useIllustration';
import { useProducts } from '@site/src/hooks/useProducts';
import { Drawing } from './Drawing';

/** How far down the drawing, its shadow aside, the left corner of each product's layer is, in percent (src/illustrations/scenes.ts). */
const layers = { batscan: 27.5, batstream: 52, batdata: 76 };

/** The drawing of all products, one layer each; where there is room beside it, the layers bear their names. Decorative. */
export function ProductLayers() {
  const names = useProducts();
  const { width, foot } = useIllustration('products');
  return (
    <div
      aria-hidden="true"
      className="relative ml-auto self-end sm:max-lg:col-start-2 sm:max-lg:row-span-2 sm:max-lg:row-start-2 lg:self-center"
    >
      <Drawing
        name="products"
        urgent
        style={{ marginBottom: `${(-100 * foot) / width}%` }}
        className="h-[13rem] w-auto max-w-full object-contain lg:h-[24rem]"
      />
      {Object.entries(layers).map(([product, top]) => (
        <span
          key={product}
          style={{ top: `${top}%`, right: '92%' }}
          className="absolute flex -translate-y-1/2 items-center gap-2 font-display text-md font-semibold whitespace-nowrap text-ink max-[20rem]:hidden"
        >
          {names.find(({ id }) => id === product)?.name}
          <span className="border-t border-line-strong px-3 lg:px-6" />
        </span>
      ))}
    </div>
  );
}
