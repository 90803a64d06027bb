import { Term } from '../glossary/Term';
import { SampleReportSection } from '../report/SampleReportSection';
import { RoiCalculator } from '../roi/RoiCalculator';
import { Answer } from '../shared/Answer';
import { Feature } from '../shared/Feature';
import { Features } from '../shared/Features';
import { Figures } from '../shared/Figures';
import { Stat } from '../shared/Stat';
import { VehicleCount } from '../shared/VehicleCount';
import { Cue, ProductTour } from '../tours/ProductTour';
import { AlertStory, Moment } from './AlertStory';
import { DrillDown, Level } from './DrillDown';
import { FleetGroup, FleetGroups } from './FleetGroups';
import { Interfaces } from './Interfaces';
import { LimitStrips, Measure } from './LimitStrips';
import { Names } from './Names';
import { RelatedLink, RelatedLinks } from './RelatedLinks';
import { ReportPart, ReportParts } from './ReportParts';
import { TracedCells } from './TracedCells';

/** What a product's MDX may use besides the common set. */
export const productMdxComponents = {
  AlertStory,
  Answer,
  /** @inside ProductTour */
  Cue,
  DrillDown,
  /** @inside Features */
  Feature,
  Features,
  Figures,
  /** @inside FleetGroups */
  FleetGroup,
  FleetGroups,
  Interfaces,
  /** @inside DrillDown */
  Level,
  LimitStrips,
  /** @inside LimitStrips */
  Measure,
  /** @inside AlertStory */
  Moment,
  Names,
  /**
   * @anchor tour
   * @beside Process
   */
  ProductTour,
  /** @inside RelatedLinks */
  RelatedLink,
  RelatedLinks,
  /** @inside ReportParts */
  ReportPart,
  ReportParts,
  RoiCalculator,
  SampleReportSection,
  /** @inside Figures */
  Stat,
  Term,
  TracedCells,
  VehicleCount,
};
