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
        name="ProductSurface"
        purpose="The products, drawn in the page's language; a product's icon chooses its drawing."
      >
        <ReportPhone />
      </Specimen>
    </>
  );
}
