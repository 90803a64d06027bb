import { CustomerLogos } from './CustomerLogos';
import { RelatedLink, RelatedLinks } from './RelatedLinks';

/** What a product's MDX may use besides the common set. */
export const productMdxComponents = { CustomerLogos, RelatedLink, RelatedLinks };
