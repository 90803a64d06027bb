import * as z from 'zod';

/** What search engines and shared links show of a page. Texts of these lengths are not cut off. */
export const seoSchema = z.strictObject({
  title: z.string().min(10).max(65),
  description: z.string().min(50).max(165),
  keywords: z.array(z.string().min(2)).min(3).max(12),
});

export type Seo = z.infer<typeof seoSchema>;
