import Link from '@docusaurus/Link';
import type { ComponentProps } from 'react';

import { AccordionItem } from '@site/src/components/ui/Accordion';
import { Feature } from '@site/src/components/ui/FeatureGrid';
import { Stat } from '@site/src/components/ui/Stat';
import { Step } from '@site/src/components/ui/Steps';
import { Claim } from './Claim';
import { ContactMethods } from './ContactMethods';
import { DemoCallToAction } from './DemoCallToAction';
import {
  Benefit,
  Benefits,
  Features,
  Figures,
  Process,
  Questions,
  TextSection,
  UseCase,
  UseCases,
} from './mdx-sections';

/** The closed set of components that MDX may use: writers import nothing. The gallery has a snippet of each. */
export const mdxComponents = {
  a: (props: ComponentProps<typeof Link>) => <Link {...props} />,
  Benefit,
  Benefits,
  Claim,
  ContactMethods,
  DemoCallToAction,
  Feature,
  Features,
  Figures,
  Process,
  Question: AccordionItem,
  Questions,
  Stat,
  Step,
  TextSection,
  UseCase,
  UseCases,
};
