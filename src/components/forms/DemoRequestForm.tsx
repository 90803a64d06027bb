import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { DefaultValues } from 'react-hook-form';

import { Button } from '@site/src/components/ui/Button';
import { Field } from '@site/src/components/ui/Field';
import { Input } from '@site/src/components/ui/Input';
import { Select } from '@site/src/components/ui/Select';
import { Textarea } from '@site/src/components/ui/Textarea';
import { useLocale } from '@site/src/lib/use-locale';
import {
  businessTypes,
  demoRequestRequired,
  demoRequestSchema,
  type DemoRequest,
} from '@site/src/schemas/demo-request';
import { businessTypeLabel, demoFieldLabel, demoFieldMessage, type DemoField } from './demo-request-messages';
import { FormAlert } from './FormAlert';
import { FormMessages } from './FormMessages';
import { SubmissionStored } from './SubmissionStored';
import { useSubmissionForm } from './useSubmissionForm';

const name = 'demo';
const emptyFields = {
  name: '',
  company: '',
  businessType: '',
  email: '',
  title: '',
  branch: '',
  phone: '',
  message: '',
};

/** Autofill tokens (WCAG 1.3.5) and keyboards. */
const inputAttributes = {
  name: { autoComplete: 'name' },
  company: { autoComplete: 'organization' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', spellCheck: false },
  title: { autoComplete: 'organization-title' },
  branch: {},
  phone: { autoComplete: 'tel', type: 'tel' },
} as const;

/** The demo request (seed §3). Without JavaScript it posts natively and the server answers with a page. */
export function DemoRequestForm() {
  const { code: language } = useLocale();
  const form = useSubmissionForm<DemoRequest>({
    name,
    path: '/api/demo-requests',
    schema: demoRequestSchema,
    empty: emptyFields as DefaultValues<DemoRequest>,
    fixed: { language },
    message: demoFieldMessage,
  });
  const { state, faulty } = form;

  if (state.status === 'stored') {
    return <SubmissionStored reference={state.reference} />;
  }

  const required = (field: string) => demoRequestRequired.some((other) => other === field);
  const field = (id: DemoField, control: (attributes: Record<string, unknown>) => ReactNode) => (
    <Field
      id={`${name}-${id}`}
      label={demoFieldLabel(id)}
      note={
        !required(id) && (
          <Translate id="demo.form.optional" description="Beside the label of a field that may stay empty">
            optional
          </Translate>
        )
      }
      error={form.errorOf(id)}
    >
      {(wiring) => control({ ...wiring, ...form.register(id), required: required(id) })}
    </Field>
  );
  const input = (id: keyof typeof inputAttributes) =>
    field(id, (attributes) => <Input {...inputAttributes[id]} {...attributes} />);

  return (
    <form
      method="post"
      action="/api/demo-requests"
      // With scripts the form speaks for itself; without, the browser's own messages are the first help.
      noValidate={form.hydrated}
      aria-busy={state.status === 'submitting' || undefined}
      onSubmit={form.onSubmit}
      className="flex flex-col gap-6"
    >
      <FormAlert
        state={state}
        errors={faulty.map((id) => ({
          id: `${name}-${id}`,
          message: `${demoFieldLabel(id as DemoField)}: ${form.errorOf(id)}`,
        }))}
      />
      {!form.hydrated && <FormMessages fields={Object.keys(emptyFields)} message={demoFieldMessage} />}
      <input type="hidden" {...form.register('language')} value={language} />
      <div className="grid gap-6 sm:grid-cols-2">
        {input('name')}
        {input('company')}
        {field('businessType', (attributes) => (
          <Select {...attributes}>
            <option value="">
              {translate({
                id: 'demo.form.businessTypePlaceholder',
                message: 'Choose one',
                description: 'First, empty option of the select field',
              })}
            </option>
            {businessTypes.map((type) => (
              <option key={type} value={type}>
                {businessTypeLabel(type)}
              </option>
            ))}
          </Select>
        ))}
        {input('email')}
        {input('title')}
        {input('branch')}
        {input('phone')}
      </div>
      {field('message', (attributes) => (
        <Textarea {...attributes} />
      ))}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" size="lg" busy={state.status === 'submitting'}>
          {state.status === 'submitting' ? (
            <Translate id="demo.form.submitting" description="The button while the request is being sent">
              Submitting...
            </Translate>
          ) : (
            <Translate id="demo.form.submit" description="The button that sends the demo request">
              Request a demo
            </Translate>
          )}
        </Button>
        <p className="max-w-narrow text-sm text-muted">
          <Translate id="demo.form.privacy" description="Under the button: what happens with the details">
            We use your details to answer this request and for nothing else.
          </Translate>
        </p>
      </div>
    </form>
  );
}
