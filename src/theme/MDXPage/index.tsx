import Layout from '@theme/Layout';
import type { Props } from '@theme/MDXPage';
import type { PageFrontMatter } from '@site/src/domain/schemas/page';
import { WordsPage } from '@site/src/sections/shared/WordsPage';

export default function MDXPage({ content: Content }: Props) {
  return (
    <Layout>
      <WordsPage page={Content.frontMatter as unknown as PageFrontMatter}>
        <Content />
      </WordsPage>
    </Layout>
  );
}
