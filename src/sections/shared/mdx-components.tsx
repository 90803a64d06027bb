import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ComponentProps } from 'react';

import { Step } from '@site/src/components/ui/Steps';
import { Benefit, Benefits } from './Benefits';
import { Claim } from './Claim';
import { DemoCallToAction } from './DemoCallToAction';
import { Limit, Limits } from './Limits';
import { MarkdownTable } from './MarkdownTable';
import { Process, Question, Questions, TextSection, UseCase, UseCases } from './mdx-sections';

/** A heading that links can lead to: the build fails when one leads to none. */
function AnchoredHeading({ children, ...rest }: ComponentProps<'h2'>) {
  useBrokenLinks().collectAnchor(rest.id);
  return <h2 {...rest}>{children}</h2>;
}

/**
 * The closed set of components that any MDX may use: writers import nothing. Pages and products have some more
 * (page-mdx-components, product-mdx-components). The gallery has a snippet of each. The check of content (src/check)
 * reads these sets: `@inside` names the component that another has to stand in, `@anchor` the anchor that it brings.
 */
export const mdxComponents = {
  a: (props: ComponentProps<typeof Link>) => <Link {...props} />,
  code: (props: ComponentProps<'code'>) => (
    <code className="inline-block rounded-sm bg-sunken px-1 text-sm" {...props} />
  ),
  h2: AnchoredHeading,
  table: MarkdownTable,
  /** @inside Benefits */
  Benefit,
  Benefits,
  Claim,
  DemoCallToAction,
  /** @inside Limits */
  Limit,
  Limits,
  Process,
  /** @inside Questions */
  Question,
  Questions,
  /** @inside Process */
  Step,
  TextSection,
  /** @inside UseCases */
  UseCase,
  UseCases,
};
