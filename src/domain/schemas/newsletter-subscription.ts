import * as z from 'zod/mini';

import { fieldLimits } from './field-limits.ts';
import { emailAddress, requiredChoice, requiredFieldsOf } from './fields.ts';
import { localeCodes } from './locale.ts';

/** A newsletter subscription: the address, and the language in which newsletter issues are wanted. */
export const newsletterSubscriptionSchema = z.object({
  email: emailAddress(fieldLimits.email),
  language: requiredChoice(localeCodes),
});

export const newsletterSubscriptionRequired = requiredFieldsOf(newsletterSubscriptionSchema);
