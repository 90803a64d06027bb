import { SampleReportSection } from '../report/SampleReportSection';
import { RoiCalculator } from '../roi/RoiCalculator';
import { Cue, ProductTour } from '../tours/ProductTour';
import { CustomerLogos } from './CustomerLogos';
import { RelatedLink, RelatedLinks } from './RelatedLinks';

/** What a product's MDX may use besides the common set. */
export const productMdxComponents = {
  /** @inside ProductTour */
  Cue,
  CustomerLogos,
  /** @anchor tour */
  ProductTour,
  /** @inside RelatedLinks */
  RelatedLink,
  RelatedLinks,
  RoiCalculator,
  SampleReportSection,
};
