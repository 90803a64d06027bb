import type { Props } from '@theme/DocItem';
import type { PositionFrontMatter } from '@site/src/schemas/position';
import type { ProductFrontMatter } from '@site/src/schemas/product';
import { PositionPage } from '@site/src/sections/careers/PositionPage';
import { ProductPage } from '@site/src/sections/product/ProductPage';

export default function DocItem({ content: Content }: Props) {
  const { frontMatter, metadata } = Content;
  if (metadata.id.startsWith('careers/')) {
    return (
      <PositionPage position={frontMatter as unknown as PositionFrontMatter}>
        <Content />
      </PositionPage>
    );
  }
  return (
    <ProductPage id={metadata.id.replace('products/', '')} product={frontMatter as unknown as ProductFrontMatter}>
      <Content />
    </ProductPage>
  );
}
