import { translate } from '@docusaurus/Translate';

import { demoRequestSchema, type businessTypes, type DemoRequest } from '@site/src/domain/schemas/demo-request';
import { fieldsOf, requiredFieldsOf, type FieldErrorCode } from '@site/src/domain/schemas/fields';
import type { FormDefinition } from './form-definition';

type DemoField = Exclude<keyof DemoRequest, 'language'>;

function label(field: DemoField): string {
  const labels: Record<DemoField, string> = {
    name: translate({ id: 'demo.form.name', message: 'Full name', description: 'Label of a field' }),
    company: translate({ id: 'demo.form.company', message: 'Company', description: 'Label of a field' }),
    businessType: translate({
      id: 'demo.form.businessType',
      message: 'Type of business',
      description: 'Label of a field',
    }),
    email: translate({ id: 'demo.form.email', message: 'Work email', description: 'Label of a field' }),
    title: translate({ id: 'demo.form.title', message: 'Job title', description: 'Label of a field' }),
    branch: translate({
      id: 'demo.form.branch',
      message: 'Branch, department or location',
      description: 'Label of a field: which part of the company the visitor works in',
    }),
    product: translate({ id: 'demo.form.product', message: 'Product', description: 'Label of a field' }),
    phone: translate({ id: 'demo.form.phone', message: 'Phone', description: 'Label of a field' }),
    system: translate({
      id: 'demo.form.system',
      message: 'System to connect',
      description: 'Label of a field: what the product is to be connected to, such as a dealer system or telematics',
    }),
    message: translate({
      id: 'demo.form.message',
      message: 'What would you like to see?',
      description: 'Label of the free text field',
    }),
  };
  return labels[field];
}

/** The options of the business type. */
export function businessTypeLabel(type: (typeof businessTypes)[number]): string {
  const labels: Record<(typeof businessTypes)[number], string> = {
    usedEvDealer: translate({
      id: 'demo.businessType.usedEvDealer',
      message: 'Used-EV dealer',
      description: 'Type of business',
    }),
    evFleetOperator: translate({
      id: 'demo.businessType.evFleetOperator',
      message: 'EV fleet operator',
      description: 'Type of business',
    }),
    evBatteryManufacturer: translate({
      id: 'demo.businessType.evBatteryManufacturer',
      message: 'EV or battery manufacturer',
      description: 'Type of business',
    }),
    secondLifeIntegrator: translate({
      id: 'demo.businessType.secondLifeIntegrator',
      message: 'Second-life battery integrator',
      description: 'Type of business: builds storage from used batteries',
    }),
    energyStorageProvider: translate({
      id: 'demo.businessType.energyStorageProvider',
      message: 'Energy storage system provider',
      description: 'Type of business',
    }),
    other: translate({
      id: 'demo.businessType.other',
      message: 'Other',
      description: 'Type of business: none of the others',
    }),
  };
  return labels[type];
}

function message(code: FieldErrorCode, field: string): string | undefined {
  if (code !== 'required') return undefined;
  const messages: Record<string, string> = {
    name: translate({
      id: 'demo.error.name',
      message: 'Please enter your name.',
      description: 'Error beside the empty name field',
    }),
    company: translate({
      id: 'demo.error.company',
      message: 'Please enter the name of your company.',
      description: 'Error beside the empty company field',
    }),
    businessType: translate({
      id: 'demo.error.businessType',
      message: 'Please choose your type of business.',
      description: 'Error beside the empty select field',
    }),
    email: translate({
      id: 'demo.error.email',
      message: 'Please enter the email address we should reply to.',
      description: 'Error beside the empty e-mail field',
    }),
  };
  return messages[field];
}

/** The form of the demo page. */
export const demoRequestDefinition: FormDefinition<DemoField> = {
  kind: 'demo-request',
  schema: demoRequestSchema as FormDefinition['schema'],
  required: requiredFieldsOf(demoRequestSchema),
  fields: fieldsOf(demoRequestSchema),
  inputs: {
    name: { autoComplete: 'name' },
    company: { autoComplete: 'organization' },
    email: { autoComplete: 'email', type: 'email', inputMode: 'email', spellCheck: false },
    title: { autoComplete: 'organization-title' },
    phone: { autoComplete: 'tel', type: 'tel' },
  },
  label,
  message,
  failedText: () =>
    translate({
      id: 'demo.failed.text',
      message: 'There was an error submitting your demo request. Please try again or contact us directly.',
      description: 'Text above the form when the request could not be sent; the e-mail address follows',
    }),
};
