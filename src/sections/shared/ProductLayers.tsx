import { useProducts } from '@site/src/hooks/useProducts';
import { Drawing } from './Drawing';

/** How far down the drawing the left corner of each product's layer is, in percent (src/illustrations/scenes.ts). */
const layers = { batscan: 25, batstream: 47.5, batdata: 69.5 };

/** The drawing of all products, one layer each; where there is room, the layers bear their names. On phones it would be too small to tell anything. Decorative. */
export function ProductLayers() {
  const names = useProducts();
  return (
    <div
      aria-hidden="true"
      className="relative mx-auto max-sm:hidden sm:max-lg:col-start-2 sm:max-lg:row-span-2 sm:max-lg:row-start-2 lg:mr-0"
    >
      <Drawing
        name="products"
        urgent
        className="max-h-[12rem] w-auto max-w-full object-contain lg:h-[24rem] lg:max-h-none"
      />
      {Object.entries(layers).map(([product, top]) => (
        <span
          key={product}
          style={{ top: `${top}%`, right: '92%' }}
          className="absolute flex -translate-y-1/2 items-center gap-3 font-display text-lg font-semibold text-ink max-lg:hidden sm:whitespace-nowrap"
        >
          {names.find(({ id }) => id === product)?.name}
          <span className="w-12 border-t border-line-strong" />
        </span>
      ))}
    </div>
  );
}
