import * as z from 'zod';

/** What search engines and shared links show of a page; src/check/search-faults.ts warns of what is too long. */
export const seoSchema = z.strictObject({
  title: z.string().min(10),
  description: z.string().min(50),
  keywords: z.array(z.string().min(2)).min(3).max(12),
});

export type Seo = z.infer<typeof seoSchema>;
