import * as z from 'zod';

import { sourceSchema } from './post.ts';

/** Front matter of an example in src/sections/gallery/examples. */
export const exampleFrontMatterSchema = z.strictObject({
  /** The component's, as its file is called. */
  name: z.string(),
  /** What to use it for. */
  purpose: z.string(),
  /** As a post has them. */
  sources: z.record(z.string(), sourceSchema).optional(),
});

export type ExampleFrontMatter = z.infer<typeof exampleFrontMatterSchema>;
