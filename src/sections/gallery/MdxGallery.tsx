import { Certification, Certifications } from '../about/Certifications';
import { History, Milestone } from '../about/History';
import { Member, Team } from '../about/Team';
import { OpenPositions } from '../careers/OpenPositions';
import { Authority, PrivacyUpdated, Retention } from '../privacy/privacy-facts';
import { CustomerLogos } from '../product/CustomerLogos';
import { RelatedLink, RelatedLinks } from '../product/RelatedLinks';
import { Claim } from '../shared/Claim';
import { ContactMethods } from '../shared/ContactMethods';
import { Benefit, Benefits, TextSection, UseCase, UseCases } from '../shared/mdx-sections';
import { ReportPhone } from '../surfaces/ReportPhone';
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
        name="ProductSurface"
        purpose="The products, drawn in the page's language; a product's icon chooses its drawing."
      >
        <ReportPhone />
      </Specimen>
    </>
  );
}
