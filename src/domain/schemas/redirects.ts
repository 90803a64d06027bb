import * as z from 'zod';

const from = z
  .string()
  .regex(/^\/[\w./-]*[\w-]$/, 'has to be an address without a slash at its end, such as /old-page');
const to = z
  .string()
  .regex(
    /^\/(?:[a-z0-9/-]*[a-z0-9])?$/,
    'has to be the address of a page, such as /about; without language prefix, unless a file leads there',
  );

/** data/redirects.json: addresses that have moved. Pages lead on in every language; files have whole addresses. */
export const redirectsSchema = z.strictObject({
  $comment: z.string(),
  redirects: z.array(z.strictObject({ from, to })),
});

/** An address that has moved, and the page that took its place. */
export type Redirect = z.infer<typeof redirectsSchema>['redirects'][number];

/** data/published-paths.json: what was ever public. `npm run published` adds to it, and nothing is taken away. */
export const publishedPathsSchema = z.strictObject({
  $comment: z.string(),
  /** Languages whose pages were public. */
  languages: z.array(z.string().regex(/^[a-z]{2}$/)),
  /** Pages without language prefix: each is there in every language. */
  pages: z.array(from.or(z.literal('/'))),
  /** Files under their whole address: feeds and downloads. */
  files: z.array(from),
});

export type PublishedPaths = z.infer<typeof publishedPathsSchema>;
