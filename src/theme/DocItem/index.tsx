import { lazy, Suspense } from 'react';

import type { Props } from '@theme/DocItem';
import type { PositionFrontMatter } from '@site/src/domain/schemas/position';
import type { ProductFrontMatter } from '@site/src/domain/schemas/product';
import { ProductPage } from '@site/src/sections/product/ProductPage';

// Pages of products need not load the code of positions.
const PositionPage = lazy(async () => ({
  default: (await import('@site/src/sections/careers/PositionPage')).PositionPage,
}));

export default function DocItem({ content: Content }: Props) {
  const { frontMatter, metadata } = Content;
  if (metadata.id.startsWith('careers/')) {
    return (
      <Suspense>
        <PositionPage position={frontMatter as unknown as PositionFrontMatter}>
          <Content />
        </PositionPage>
      </Suspense>
    );
  }
  return (
    <ProductPage id={metadata.id.replace('products/', '')} product={frontMatter as unknown as ProductFrontMatter}>
      <Content />
    </ProductPage>
  );
}
