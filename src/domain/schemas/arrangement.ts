import * as z from 'zod';

const address = z
  .string()
  .regex(
    /^\/[a-z0-9/-]*$/,
    'has to be an address of this site without language prefix, such as /about; links to other sites have no place here',
  );
const addresses = z.array(address);

/** data/navigation.json: which pages the frame of every page leads to. */
export const navigationSchema = z.strictObject({
  $comment: z.string(),
  /** The products in their order, everywhere; those that are not in it come last. */
  productOrder: addresses,
  /** The top bar and the menu of narrow screens. */
  header: addresses,
  /** Below the products in their menu. */
  products: addresses,
  /** The footer's column for those who are about to decide. */
  resources: addresses,
  /** The company's column of the footer. */
  footer: addresses,
  /** The last line of the footer. */
  legal: addresses,
});

export type Navigation = z.infer<typeof navigationSchema>;
