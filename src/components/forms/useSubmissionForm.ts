import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';

import type { FieldErrorCode } from '@site/src/schemas/fields';
import { dropDraft, keyFor, readDraft, writeDraft } from './draft';
import { fieldMessage } from './field-messages';
import { submit } from './submit';

export type SubmissionState =
  { status: 'idle' | 'submitting' | 'missing' | 'failed' } | { status: 'stored'; reference: string };

interface Options<Values extends FieldValues> {
  /** Name of the draft and prefix of the fields' ids. */
  name: string;
  /** Where it is sent, e.g. `/api/demo-requests`. */
  path: string;
  schema: $ZodType<Values>;
  empty: DefaultValues<Values>;
  /** What goes along without being typed, such as the page's language; a draft never changes it. */
  fixed: Partial<Values>;
  /** More precise words than those of `fieldMessage`, for a field and code of this form. */
  message?: (code: FieldErrorCode, field: string) => string | undefined;
}

/**
 * State and behaviour of a form that is sent to the server: one schema for both, errors late to come and early
 * to go (nothing before a field was filled and left, gone the moment it is right), drafts, safe repeats.
 */
export function useSubmissionForm<Values extends FieldValues>({
  name,
  path,
  schema,
  empty,
  fixed,
  message,
}: Options<Values>) {
  const [state, setState] = useState<SubmissionState>({ status: 'idle' });
  const [hydrated, setHydrated] = useState(false);
  const form = useForm<Values, unknown, Values>({
    defaultValues: { ...empty, ...fixed },
    // Fields with defaults may be missing in a request, never in the form: its input is the schema's output.
    resolver: zodResolver(schema as $ZodType<Values, Values>),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const { errors } = form.formState;

  useEffect(() => {
    // A field may have been filled before the scripts arrived: what stands in the page wins over the draft.
    const typed = Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>(`[id^="${name}-"][name]`)]
        .filter((control) => control.value !== '')
        .map((control) => [control.name, control.value]),
    );
    form.reset({ ...empty, ...readDraft<Values>(name).values, ...typed, ...fixed } as Values, {
      keepDefaultValues: true,
    });
    setHydrated(true);
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => writeDraft(name, { ...readDraft<Values>(name), values }),
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form comes alive
  }, []);

  const errorOf = (field: string): string | undefined => {
    const code = errors[field]?.message as FieldErrorCode | undefined;
    return code && (message?.(code, field) ?? fieldMessage(code, field));
  };

  async function send(values: Values) {
    setState({ status: 'submitting' });
    const draft = readDraft<Values>(name);
    const attempt = keyFor(draft, values);
    writeDraft(name, { values: form.getValues(), attempt });
    const result = await submit(path, values, attempt.key);
    if (result.status === 'stored') {
      dropDraft(name);
      setState(result);
    } else if (result.status === 'invalid') {
      for (const { field, code } of result.errors) form.setError(field as Path<Values>, { message: code });
      setState({ status: 'missing' });
    } else {
      setState({ status: 'failed' });
    }
  }

  return {
    state,
    hydrated,
    errorOf,
    /** Fields that are wrong now, in the order of the schema's fields. */
    faulty: Object.keys(empty).filter((field) => errors[field]),
    /** Attributes of a control; on leaving a filled field it is checked. */
    register: (field: Path<Values>) =>
      form.register(field, {
        onBlur: (event: { target: { value: string } }) => event.target.value !== '' && void form.trigger(field),
        onChange: () => errors[field] && void form.trigger(field),
      }),
    onSubmit: (event: React.FormEvent) => {
      if (state.status === 'submitting') return event.preventDefault();
      return form.handleSubmit(send, () => setState({ status: 'missing' }))(event);
    },
  };
}
