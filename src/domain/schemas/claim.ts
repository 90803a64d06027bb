import * as z from 'zod';

/** A marketing figure: it stands once in data/claims.json and is placed by its id. */
export const claimSchema = z.strictObject({
  /** The product it is about, by the last part of its address; without one, it is the company's. */
  product: z.string().optional(),
  value: z.number().positive(),
  /** `hourOfSevenDays`: so many hours on each day of the week, as in 24/7. */
  unit: z.enum(['percent', 'minute', 'hour', 'day', 'week', 'month', 'count', 'hourOfSevenDays']),
  /** What the figure bounds: "up to 85 %", "under 2 minutes", "about 48 hours", "10,000+". */
  qualifier: z.enum(['none', 'upTo', 'under', 'within', 'about', 'average', 'atLeast']),
  /** Where the figure was read. */
  source: z.string().min(3),
  /** How many cases it was found in, or "unstated" until the owner says. */
  basis: z.union([z.int().positive(), z.literal('unstated')]),
  /** The day it was stated. */
  date: z.iso.date('is a day such as 2026-12-24'),
  /** True until the owner has confirmed it; the launch check lists these. */
  sample: z.boolean(),
  /** What else the source says, where it contradicts itself. */
  otherReading: z.string().optional(),
});

export const claimsSchema = z.record(z.string(), claimSchema);
export type Claim = z.infer<typeof claimSchema>;
