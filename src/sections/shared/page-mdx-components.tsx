import { BatteryLife, LifeStation } from '../about/BatteryLife';
import { Certification, Certifications } from '../about/Certifications';
import { History, Milestone } from '../about/History';
import { Statement } from '../about/Statement';
import { Member, Team } from '../about/Team';
import { OpenPositions } from '../careers/OpenPositions';
import { Tool, Tools } from '../careers/Tools';
import { DayPart, Week } from '../careers/Week';
import { ContactWay, ContactWays } from '../contact/ContactWays';
import { Caller, MessageForm } from '../contact/MessageForm';
import { Office } from '../contact/Office';
import { SupportedVehicles } from '../coverage/SupportedVehicles';
import { DataUse } from '../demo/DataUse';
import { DemoRequest } from '../demo/DemoRequest';
import { DirectContact, NextStep, NextSteps } from '../demo/NextSteps';
import { Glossary, GlossaryEntry } from '../glossary/Glossary';
import { Term } from '../glossary/Term';
import { Evidence } from '../home/Evidence';
import { Lifetime } from '../home/Lifetime';
import { PublishedFigure } from '../home/PublishedFigure';
import { Reason, Reasons } from '../home/Reasons';
import { Stage } from '../home/Stage';
import { AdvertBadges } from '../kit/AdvertBadges';
import { DealerKit } from '../kit/DealerKit';
import { WindowCards } from '../kit/WindowCards';
import { Agreement } from '../method/Agreement';
import { Approach } from '../method/Approach';
import { CapacityExample } from '../method/CapacityExample';
import { Narrower, Narrowing } from '../method/Narrowing';
import { Decision, Decisions } from '../methods/Decisions';
import { Method, MethodFact, Methods } from '../methods/Methods';
import { CellScatter } from '../mockups/CellScatter';
import { Included } from '../pricing/Included';
import { PriceExample, Prices } from '../pricing/PriceExample';
import { PriceVolumes } from '../pricing/PriceVolumes';
import { Receipt, ReceiptLine } from '../pricing/Receipt';
import { Authority, PrivacyUpdated, Retention } from '../privacy/privacy-facts';
import { IntegrationFinder } from '../product/IntegrationFinder';
import { Integrations } from '../product/Integrations';
import { ProductComparison } from '../product/ProductComparison';
import { ProductList } from '../product/ProductList';
import { TryReading } from '../report/TryReading';
import { Uncertainty } from '../report/Uncertainty';
import { DataAccess } from '../security/DataAccess';
import { DataPath } from '../security/DataPath';
import { Stored, StoredData, StoredFact, StoredNote } from '../security/StoredData';
import { PackString } from '../storage/PackString';
import { CheckExamples } from '../verify/CheckExamples';
import { ComparedField, ComparedFields } from '../verify/ComparedFields';
import { VerifyAddress } from '../verify/VerifyAddress';
import { Answer } from './Answer';
import { ClosingCard } from './ClosingCard';
import { ContactMethods } from './ContactMethods';
import { Feature } from './Feature';
import { Features } from './Features';
import { Figures } from './Figures';
import { LifeStages } from './LifeStages';
import { PublishedClaims } from './PublishedClaims';
import { SectionLinks } from './SectionLinks';
import { Stat } from './Stat';

/**
 * What MDX below src/pages may use besides the common set. Each page imports what it uses from the modules above
 * (`src/plugins/page-imports.ts`), so that none carries the parts of others.
 */
export const pageMdxComponents = {
  /** @inside DealerKit */
  AdvertBadges,
  Agreement,
  Answer,
  /** @inside Features */
  Approach,
  Authority,
  BatteryLife,
  Caller,
  CapacityExample,
  CellScatter,
  /** @inside Certifications */
  Certification,
  Certifications,
  CheckExamples,
  ClosingCard,
  /** @inside ComparedFields */
  ComparedField,
  ComparedFields,
  ContactMethods,
  /** @inside ContactWays */
  ContactWay,
  ContactWays,
  DataAccess,
  DataPath,
  DataUse,
  /** @inside Week */
  DayPart,
  DealerKit,
  /** @inside Decisions */
  Decision,
  /** @inside Methods */
  Decisions,
  DemoRequest,
  DirectContact,
  Evidence,
  /** @inside Features */
  Feature,
  Features,
  Figures,
  Glossary,
  /** @inside Glossary */
  GlossaryEntry,
  History,
  Included,
  IntegrationFinder,
  /** @inside IntegrationFinder */
  Integrations,
  LifeStages,
  /** @inside BatteryLife */
  LifeStation,
  Lifetime,
  /** @inside Team */
  Member,
  MessageForm,
  /** @inside Methods */
  Method,
  /** @inside Method */
  MethodFact,
  Methods,
  /** @inside History */
  Milestone,
  /** @inside Narrowing */
  Narrower,
  Narrowing,
  /** @inside NextSteps */
  NextStep,
  NextSteps,
  Office,
  /** @anchor open-positions */
  OpenPositions,
  PackString,
  /** @inside Prices */
  PriceExample,
  Prices,
  PriceVolumes,
  PrivacyUpdated,
  ProductList,
  ProductComparison,
  PublishedClaims,
  PublishedFigure,
  /** @inside Reasons */
  Reason,
  Reasons,
  Receipt,
  /** @inside Receipt */
  ReceiptLine,
  Retention,
  SectionLinks,
  /** @inside Lifetime */
  Stage,
  /** @inside Figures */
  Stat,
  Statement,
  /** @inside StoredData */
  Stored,
  StoredData,
  /** @inside Stored */
  StoredFact,
  /** @inside StoredData */
  StoredNote,
  SupportedVehicles,
  Team,
  Term,
  /** @inside Tools */
  Tool,
  Tools,
  TryReading,
  Uncertainty,
  VerifyAddress,
  Week,
  /** @inside DealerKit */
  WindowCards,
};
