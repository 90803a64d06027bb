import { Certification, Certifications } from '../about/Certifications';
import { History, Milestone } from '../about/History';
import { Member, Team } from '../about/Team';
import { BarChart, LineChart } from '../blog/charts';
import { Source, SourcesProvider } from '../blog/Source';
import { OpenPositions } from '../careers/OpenPositions';
import { ReportPhone } from '../mockups/ReportPhone';
import { Authority, PrivacyUpdated, Retention } from '../privacy/privacy-facts';
import { CustomerLogos } from '../product/CustomerLogos';
import { RelatedLink, RelatedLinks } from '../product/RelatedLinks';
import { SampleReportSection } from '../report/SampleReportSection';
import { RoiCalculator } from '../roi/RoiCalculator';
import { Claim } from '../shared/Claim';
import { ContactMethods } from '../shared/ContactMethods';
import { Benefit, Benefits, TextSection, UseCase, UseCases } from '../shared/mdx-sections';
import { Cue, ProductTour } from '../tours/ProductTour';
import { Specimen } from './Specimen';

/** Components of MDX that are not shown with the parts that they are made of. */
export function MdxGallery() {
  return (
    <>
      <Specimen
        name="Claim"
        purpose="A marketing figure by its id in data/claims.json, in the form of the language."
        snippet={`<Claim id="resaleUplift" />`}
      >
        <p>
          <Claim id="resaleUplift" />, <Claim id="assessmentTime" />, <Claim id="gettingStartedTime" />
        </p>
      </Specimen>
      <Specimen
        name="Benefits"
        purpose="What the customer gains, on a dark band, each with its figure."
        snippet={`
<Benefits id="benefits" title="What it brings you" lead="A sentence about it.">

<Benefit figure={<Claim id="resaleUplift" />} title="Higher resale value">

A sentence that explains it.

</Benefit>

</Benefits>`}
      >
        <Benefits id="gallery-benefits" title="What it brings you">
          <Benefit figure={<Claim id="resaleUplift" />} title="Higher resale value">
            <p>A sentence that explains it.</p>
          </Benefit>
        </Benefits>
      </Specimen>
      <Specimen
        name="UseCases"
        purpose="Who uses it for what."
        snippet={`
<UseCases id="use-cases" title="Who works with it">

<UseCase icon="truck" title="Delivery fleets">

A sentence or two.

</UseCase>

</UseCases>`}
      >
        <UseCases id="gallery-use-cases" title="Who works with it">
          <UseCase icon="truck" title="Delivery fleets">
            <p>A sentence or two.</p>
          </UseCase>
        </UseCases>
      </Specimen>
      <Specimen
        name="TextSection"
        purpose="Running text beside its heading."
        snippet={`
<TextSection id="limits" title="What it cannot do" lead="A sentence about it.">

Paragraphs and lists.

</TextSection>`}
      >
        <TextSection id="gallery-text" title="What it cannot do">
          <p>Paragraphs and lists.</p>
        </TextSection>
      </Specimen>
      <Specimen
        name="BarChart"
        purpose="Figures of a post as bars; with from a bar is a range. The same figures stand below as a table. For posts."
        snippet={`
<BarChart
  title="What has to be left"
  description="Least share of the energy: 80 % after five years, 72 % after eight."
  unit="percent"
  each="Age"
  max={100}
  bars={[
    { label: '5 years', value: 80, emphasis: true },
    { label: '8 years', value: 72 },
  ]}
/>`}
      >
        <BarChart
          title="What has to be left"
          description="Least share of the energy: 80 % after five years, 72 % after eight."
          unit="percent"
          each="Age"
          max={100}
          bars={[
            { label: '5 years', value: 80, emphasis: true },
            { label: '8 years', value: 72 },
            { label: 'A range', from: 60, value: 90 },
          ]}
        />
      </Specimen>
      <Specimen
        name="LineChart"
        purpose="Figures of a post over time or distance. For posts."
        snippet={`
<LineChart
  title="Steep at first, then flat"
  description="State of health: 95 % at 30,000 km, 90 % at 100,000 km."
  unit="percent"
  xLabel="Thousand kilometres"
  xTicks={[0, 50, 100]}
  yLabel="State of health"
  yTicks={[80, 90, 100]}
  lines={[{ label: 'A study', points: [[0, 100], [30, 95], [100, 90]] }]}
/>`}
      >
        <LineChart
          title="Steep at first, then flat"
          description="State of health: 95 % at 30,000 km, 90 % at 100,000 km."
          unit="percent"
          xLabel="Thousand kilometres"
          xTicks={[0, 50, 100]}
          yLabel="State of health"
          yTicks={[80, 90, 100]}
          lines={[
            {
              label: 'A study',
              points: [
                [0, 100],
                [30, 95],
                [100, 90],
              ],
            },
          ]}
        />
      </Specimen>
      <Specimen
        name="Source"
        purpose="A link to a source of the post's front matter, with its date. For posts."
        snippet={`<Source id="regulation">Article 14 of the Battery Regulation</Source>`}
      >
        <SourcesProvider
          value={{
            regulation: {
              name: 'Regulation (EU) 2023/1542',
              url: 'https://eur-lex.europa.eu/eli/reg/2023/1542/oj',
              date: '2023-07-12',
            },
          }}
        >
          <p className="prose">
            <Source id="regulation">Article 14 of the Battery Regulation</Source>
          </p>
        </SourcesProvider>
      </Specimen>
      <Specimen
        name="ContactMethods"
        purpose="E-mail, phone and office from data/company.json."
        snippet={`<ContactMethods />`}
      >
        <ContactMethods />
      </Specimen>
      <Specimen
        name="RelatedLinks"
        purpose="Where a reader of a product's page goes on."
        snippet={`
<RelatedLinks label="More about BatScan">

<RelatedLink to="/privacy/batscan" icon="shield" title="Privacy">

A sentence about it.

</RelatedLink>

</RelatedLinks>`}
      >
        <RelatedLinks label="More about BatScan">
          <RelatedLink to="/privacy/batscan" icon="shield" title="Privacy">
            <p>A sentence about it.</p>
          </RelatedLink>
        </RelatedLinks>
      </Specimen>
      <Specimen
        name="CustomerLogos"
        purpose="Marks of customers from data/customers.json, on products' pages."
        snippet={`<CustomerLogos />`}
      >
        <CustomerLogos />
      </Specimen>
      <Specimen
        name="SampleReportSection"
        purpose="The first page of the sample report (data/sample-report.json) and links to the rest. For products."
        snippet={`
<SampleReportSection
  id="sample-report"
  title="Read one before you order one"
  lead="A sentence about it."
/>`}
      >
        <SampleReportSection id="gallery-report" title="Read one before you order one" lead="A sentence about it." />
      </Specimen>
      <Specimen
        name="Video"
        purpose="The tour of a product with its captions, which are its transcript too. npm run videos renders it. For products."
        snippet={`
<ProductTour id="batscan" title="See BatScan at work">

<Cue at="0:00">What is seen at first.</Cue>

<Cue at="0:04">What is seen from the fourth second on.</Cue>

</ProductTour>`}
      >
        <ProductTour id="batscan" title="See BatScan at work">
          <Cue at="0:00">What is seen at first.</Cue>
          <Cue at="0:04">What is seen from the fourth second on.</Cue>
        </ProductTour>
      </Specimen>
      <Specimen
        name="RoiCalculator"
        purpose="What BatScan brings a dealer. Its figures stand in data/roi.json and data/claims.json. For products."
        snippet={`<RoiCalculator id="calculator" title="Work it out" lead="A sentence about it." />`}
      >
        <RoiCalculator id="gallery-calculator" title="Work it out" lead="A sentence about it." />
      </Specimen>
      <Specimen
        name="History"
        purpose="The company's years, by their ids in data/milestones.json. For pages."
        snippet={`
<History id="history" title="How we got here">

<Milestone id="founded" title="A question">

What happened then.

</Milestone>

</History>`}
      >
        <History id="gallery-history" title="How we got here">
          <Milestone id="founded" title="A question">
            What happened then.
          </Milestone>
        </History>
      </Specimen>
      <Specimen
        name="Team"
        purpose="Roles, with the names and portraits of data/team.json. For pages."
        snippet={`
<Team id="team" title="Who leads the work">

<Member id="engineering" title="Head of engineering">

What the role answers for.

</Member>

</Team>`}
      >
        <Team id="gallery-team" title="Who leads the work">
          <Member id="engineering" title="Head of engineering">
            <p>What the role answers for.</p>
          </Member>
        </Team>
      </Specimen>
      <Specimen
        name="Certifications"
        purpose="Standards by their ids in data/certifications.json. For pages."
        snippet={`
<Certifications id="certifications" title="Checked by others">

<Certification id="quality">

What it means for a customer.

</Certification>

</Certifications>`}
      >
        <Certifications id="gallery-certifications" title="Checked by others">
          <Certification id="quality">
            <p>What it means for a customer.</p>
          </Certification>
        </Certifications>
      </Specimen>
      <Specimen
        name="OpenPositions"
        purpose="The open positions (MDX files in src/content/careers) and how to apply without one. For pages."
        snippet={`<OpenPositions />`}
      >
        <OpenPositions />
      </Specimen>
      <Specimen
        name="Retention"
        purpose="Facts of the privacy page, from data/privacy.json. For pages."
        snippet={`
<PrivacyUpdated />

Kept for <Retention of="requests" />. The authority is <Authority />.`}
      >
        <PrivacyUpdated />
        <p>
          Kept for <Retention of="requests" />. The authority is <Authority />.
        </p>
      </Specimen>
      <Specimen
        name="ProductMockup"
        purpose="The products' mock-ups, in the page's language; a product's icon chooses its mock-up."
      >
        <ReportPhone />
      </Specimen>
    </>
  );
}
