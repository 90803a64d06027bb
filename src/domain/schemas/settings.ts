import * as z from 'zod';

const host = z.string().regex(/^[a-z0-9.-]+$/, 'has to be a host name such as www.example.com');

/** data/site.json: where the site lives. */
export const siteSchema = z.strictObject({
  /** The production address, without a slash at its end. */
  url: z.string().regex(/^https:\/\/[a-z0-9.-]+$/, 'has to be an address such as https://www.example.com'),
  /** A temporary host; who opens the site there is sent to the production address. */
  previewHost: host,
});

/** data/budgets.json: what a page may weigh, in KB of 1024 bytes (brotli), and how many font files it may load. */
export const budgetsSchema = z.object({ $comment: z.string() }).catchall(z.number().min(0));
