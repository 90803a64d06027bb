import { MDXProvider } from '@mdx-js/react';
import { Suspense, type ComponentType } from 'react';

import MDXContent from '@theme/MDXContent';
import { Prose } from '@site/src/components/ui/Prose';
import type { ExampleFrontMatter } from '@site/src/domain/schemas/example';
import { postMdxComponents } from '../blog/post-mdx-components';
import { SourcesProvider } from '../blog/Source';
import { productMdxComponents } from '../product/product-mdx-components';
import { SampleReportSection } from '../report/SampleReportSection';
import { RoiCalculator } from '../roi/RoiCalculator';
import { pageMdxComponents } from '../shared/page-mdx-components';
import { Cue, ProductTour } from '../tours/ProductTour';
import { ComponentProps } from './ComponentProps';
import { Specimen } from './Specimen';

/** An example as the bundler gives it; `source` is added by src/plugins/example-source.ts. */
interface Example {
  default: ComponentType;
  frontMatter: ExampleFrontMatter;
  source: string;
}

const folder = import.meta.webpackContext('./examples', { regExp: /\.mdx$/ });
const examples = folder.keys().map((file) => folder(file) as Example);

const components = {
  ...pageMdxComponents,
  ...postMdxComponents,
  ...productMdxComponents,
  Cue,
  ProductTour,
  RoiCalculator,
  SampleReportSection,
};

/** The files in ./examples, each shown and with its text to paste. */
export function MdxGallery() {
  return (
    <MDXContent>
      <MDXProvider components={components}>
        {examples.map(({ default: Content, frontMatter: { name, purpose, sources }, source }) => (
          <Specimen key={name} name={name} purpose={purpose} snippet={source}>
            {sources ? (
              <SourcesProvider value={sources}>
                <Prose>
                  <Content />
                </Prose>
              </SourcesProvider>
            ) : (
              <Suspense>
                <Content />
              </Suspense>
            )}
            <ComponentProps snippet={source} />
          </Specimen>
        ))}
      </MDXProvider>
    </MDXContent>
  );
}
