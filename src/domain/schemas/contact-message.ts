import * as z from 'zod/mini';

import { fieldLimits } from './field-limits.ts';
import { emailAddress, optionalText, requiredChoice, requiredMultilineText, requiredText } from './fields.ts';
import { localeCodes } from './locale.ts';

/** A message from the contact page, its fields in the order of the page. */
export const contactMessageSchema = z.object({
  firstName: requiredText(fieldLimits.firstName),
  lastName: requiredText(fieldLimits.lastName),
  email: emailAddress(fieldLimits.email),
  company: optionalText(fieldLimits.company),
  subject: optionalText(fieldLimits.subject),
  message: requiredMultilineText(fieldLimits.message),
  /** Of the page that it was sent from: it is answered in it. */
  language: requiredChoice(localeCodes),
});

export type ContactMessage = z.infer<typeof contactMessageSchema>;
