import * as z from 'zod';

import { countryCode } from './codes.ts';
import { timeOfDay } from './dates.ts';
import { isRightSoFar } from './refinement.ts';

/** Who runs the site; the only place for its name, addresses and hours. */
export const companySchema = z.strictObject({
  $comment: z.string(),
  /** True until the owner has replaced the working values; the launch check says so. */
  sample: z.boolean(),
  name: z.string(),
  legalName: z.string(),
  email: z.email(),
  phone: z.string().regex(/^\+[\d ]+$/, 'has to be a number such as +46 8 123 45 67'),
  phoneNote: z.string(),
  office: z.strictObject({
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: countryCode,
  }),
  /** Profiles elsewhere; the footer links to them. */
  social: z.array(z.strictObject({ name: z.string(), url: z.url() })),
  /** Monday to Friday, in the office's time zone. */
  officeHours: z
    .strictObject({ from: timeOfDay, to: timeOfDay, timeZone: z.string(), source: z.string() })
    .refine(({ from, to }) => from < to, { path: ['to'], when: isRightSoFar, message: 'has to be later than "from"' }),
});

export type Company = z.infer<typeof companySchema>;
