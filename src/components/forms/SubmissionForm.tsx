import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { Button } from '@site/src/components/ui/Button';
import { Field } from '@site/src/components/ui/Field';
import { Icon } from '@site/src/components/ui/Icon';
import { Input } from '@site/src/components/ui/Input';
import { formRoutes } from '@site/src/domain/schemas/form-routes';
import { useLocale } from '@site/src/hooks/useLocale';
import type { FormDefinition } from './form-definition';
import { formTexts } from './form-texts';
import { FormAlert } from './FormAlert';
import { FormHoneypot } from './FormHoneypot';
import { useSubmissionForm, type LateChange, type Prefill } from './useSubmissionForm';

interface SubmissionFormProps<Field extends string> {
  definition: FormDefinition<Field>;
  /** What the page's address says about the fields. */
  prefill?: Prefill;
  lateChange?: LateChange;
  /** The button that sends it. */
  submitLabel: ReactNode;
  /** What the visitor can count on, in a few words each, at the button. */
  promises?: string[];
  /** Takes the form's place once it is stored. */
  stored: (reference: string, timesUrl?: string) => ReactNode;
  /** Lays out the fields: `field('email')`, or `field('message', (attributes) => <Textarea {...attributes} />)`. */
  children: (field: (id: Field, control?: Control) => ReactNode) => ReactNode;
}

type Control = (attributes: Record<string, unknown>) => ReactNode;

/** A form that also works without JavaScript: the browser then submits it itself and shows the page that answers. */
export function SubmissionForm<Field extends string>({
  definition,
  prefill,
  lateChange,
  submitLabel,
  promises,
  stored,
  children,
}: SubmissionFormProps<Field>) {
  const { code: language } = useLocale();
  const form = useSubmissionForm(definition, language, prefill, lateChange);
  const { state } = form;
  const { endpoint, idPrefix } = formRoutes[definition.kind];
  const texts = formTexts(definition.failedText());

  if (state.status === 'stored') return stored(state.reference, state.timesUrl);

  const field = (
    id: Field,
    control: Control = (attributes) => <Input {...definition.inputs[id]} {...attributes} />,
  ) => {
    const required = definition.required.includes(id);
    return (
      <Field
        key={id}
        id={`${idPrefix}-${id}`}
        label={definition.label(id)}
        note={
          !required && (
            <Translate id="demo.form.optional" description="Beside the label of a field that may stay empty">
              optional
            </Translate>
          )
        }
        error={form.errorOf(id)}
      >
        {(wiring) => control({ ...wiring, ...form.register(id), required })}
      </Field>
    );
  };

  return (
    <form
      data-hydrate={idPrefix}
      method="post"
      action={endpoint}
      // With scripts the form speaks for itself; without, the browser's own messages are the first help.
      noValidate={form.hydrated}
      aria-busy={state.status === 'submitting' || undefined}
      onFocus={form.onFocus}
      onSubmit={form.onSubmit}
      className="flex flex-col gap-6 sm:rounded-xl sm:border sm:border-line sm:bg-surface sm:p-8"
    >
      <FormAlert
        state={state}
        texts={texts}
        errors={form.faulty.map((id) => ({
          id: `${idPrefix}-${id}`,
          message: `${definition.label(id)}: ${form.errorOf(id)}`,
        }))}
      />
      <FormHoneypot />
      <input type="hidden" {...form.register('language')} value={language} />
      {children(field)}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" size="lg" busy={state.status === 'submitting'}>
          {state.status === 'submitting' ? (
            <Translate id="demo.form.submitting" description="The button while the request is being sent">
              Submitting...
            </Translate>
          ) : (
            submitLabel
          )}
        </Button>
        {promises && (
          <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
            {promises.map((promise) => (
              <li key={promise} className="flex items-center gap-2">
                <Icon name="check" className="text-action" />
                {promise}
              </li>
            ))}
          </ul>
        )}
        <p className="max-w-narrow text-sm text-muted">
          <Translate
            id="common.form.privacy"
            description="Under the button: what happens with the details; {link} is the link to the privacy page"
            values={{ link: <PrivacyLink /> }}
          >
            {'We use your details to reply to you, and for nothing else. {link}'}
          </Translate>
        </p>
      </div>
    </form>
  );
}

function PrivacyLink() {
  return (
    <Link to="/privacy/batscan" className="text-action underline underline-offset-4">
      <Translate
        id="common.form.privacyLink"
        description="Link to the privacy page, after what happens with the details"
      >
        How we handle your data
      </Translate>
    </Link>
  );
}
