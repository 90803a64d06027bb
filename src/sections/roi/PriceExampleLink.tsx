import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

/** Leads to the page of prices, whose example the calculators start with. */
export function PriceExampleLink() {
  return (
    <Link to="/pricing#examples" className="underline underline-offset-4">
      <Translate
        id="roi.fee.example"
        description="Link to the page of prices, within a sentence such as: From our price example."
      >
        our price example
      </Translate>
    </Link>
  );
}
