import { MDXProvider } from '@mdx-js/react';
import { Fragment, Suspense, type ComponentType } from 'react';

import MDXContent from '@theme/MDXContent';
import { PlainLink } from '@site/src/components/ui/PlainLink';
import { Prose } from '@site/src/components/ui/Prose';
import type { ExampleFrontMatter } from '@site/src/domain/schemas/example';
import { postMdxComponents } from '../blog/post-mdx-components';
import { SourceList, SourcesProvider } from '../blog/Source';
import { productMdxComponents } from '../product/product-mdx-components';
import { SampleReportSection } from '../report/SampleReportSection';
import { RoiCalculator } from '../roi/RoiCalculator';
import { mdxComponents } from '../shared/mdx-components';
import { pageMdxComponents } from '../shared/page-mdx-components';
import { Cue, ProductTour } from '../tours/ProductTour';
import { ComponentProps } from './ComponentProps';
import { anchorOf, Specimen, tagsOf } from './Specimen';

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

/** Where components may stand; the first set that has one names its group. */
const groups = [
  { name: 'Posts', holds: (tag: string) => tag in postMdxComponents && !(tag in pageMdxComponents) },
  { name: 'Any file', holds: (tag: string) => tag in mdxComponents },
  { name: 'Products', holds: (tag: string) => tag in productMdxComponents && !(tag in pageMdxComponents) },
  { name: 'Pages, and what products and posts share with them', holds: () => true },
];

const entries = Object.groupBy(
  examples.map(({ frontMatter: { name }, source }) => ({ name, tags: tagsOf(name, source) })),
  ({ tags: [first = ''] }) => groups.find(({ holds }) => holds(first))!.name,
);

/** Leads to each component, by where it may stand. */
export function MdxIndex() {
  return (
    <nav aria-label="Components">
      {groups.map(({ name: group }) => (
        <p key={group} className="mt-4">
          {group}:{' '}
          {entries[group]?.map(({ name, tags }, index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              <PlainLink href={`#${anchorOf(name)}`} className="underline underline-offset-4">
                {tags.join(', ')}
              </PlainLink>
            </Fragment>
          ))}
        </p>
      ))}
    </nav>
  );
}

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
                  <SourceList sources={sources} />
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
