import * as z from 'zod/mini';

import { fieldLimits } from './field-limits.ts';
import {
  emailAddress,
  optionalMultilineText,
  optionalPhone,
  optionalSlug,
  optionalText,
  requiredChoice,
  requiredText,
} from './fields.ts';
import { localeCodes } from './locale.ts';

/** Who asks, in the order of the select. */
export const businessTypes = [
  'usedEvDealer',
  'evFleetOperator',
  'evBatteryManufacturer',
  'secondLifeIntegrator',
  'energyStorageProvider',
  'other',
] as const;

/**
 * A demo request, its fields in the order of the page. Only what sales needs to answer is required: whom, and about
 * what.
 */
export const demoRequestSchema = z.object({
  name: requiredText(fieldLimits.name),
  company: requiredText(fieldLimits.company),
  businessType: requiredChoice(businessTypes),
  email: emailAddress(fieldLimits.email),
  /** Id of the product that the visitor wants to see; chosen already for those who come from a product's page. */
  product: optionalSlug(fieldLimits.product),
  title: optionalText(fieldLimits.title),
  branch: optionalText(fieldLimits.branch),
  phone: optionalPhone(fieldLimits.phone),
  /** What the product is to be connected to; filled in for those who come from the page of integrations. */
  system: optionalText(fieldLimits.system),
  message: optionalMultilineText(fieldLimits.message),
  /** Of the page that it was sent from: sales answers in it. */
  language: requiredChoice(localeCodes),
});

export type DemoRequest = z.infer<typeof demoRequestSchema>;
