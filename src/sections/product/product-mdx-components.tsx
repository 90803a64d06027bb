import { CustomerLogos } from './CustomerLogos';
import { RelatedLink, RelatedLinks } from './RelatedLinks';

/** What a product's MDX may use besides the common set. Some more are loaded on demand (on-demand-mdx-components). */
export const productMdxComponents = { CustomerLogos, RelatedLink, RelatedLinks };
