import Translate from '@docusaurus/Translate';

import type { Product } from '@site/src/hooks/useProducts';

/** What the demo button of a product says: the outcome that the product names, or else its name. */
export function DemoLabel({ product: { name, demo } }: { product: Pick<Product, 'name' | 'demo'> }) {
  return (
    demo ?? (
      <Translate
        id="productDetail.hero.demo"
        description="Button of a product that names no outcome; {product} is its name"
        values={{ product: name }}
      >
        {'See {product} in a demo'}
      </Translate>
    )
  );
}

/** What the demo button of a page says that is about no single product. */
export function RequestDemo() {
  return (
    <Translate id="common.callToAction.demo" description="Button that leads to the demo request">
      Request a demo
    </Translate>
  );
}
