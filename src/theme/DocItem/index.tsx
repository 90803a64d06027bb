import type { Props } from '@theme/DocItem';
import type { ProductFrontMatter } from '@site/src/schemas/product';
import { ProductPage } from '@site/src/sections/product/ProductPage';

export default function DocItem({ content: Content }: Props) {
  const { frontMatter } = Content;
  return (
    <ProductPage product={frontMatter as unknown as ProductFrontMatter}>
      <Content />
    </ProductPage>
  );
}
