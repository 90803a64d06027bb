import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';

import type { FieldErrorCode } from '@site/src/domain/schemas/fields';
import { formGuards } from '@site/src/domain/schemas/form-guards';
import { formRoutes } from '@site/src/domain/schemas/form-routes';
import { dropDraft, keyFor, readDraft, writeDraft } from './draft';
import { fieldMessage } from './field-messages';
import type { FormDefinition } from './form-definition';
import { fetchFormToken } from './form-token';
import { submit } from './submit';

export type SubmissionState =
  { status: 'idle' | 'submitting' | 'missing' | 'failed' } | { status: 'stored'; reference: string; timesUrl?: string };

type Values = Record<string, string>;

/** Values that the page's address brings along, given the draft: they win over it. */
export type Prefill = (query: URLSearchParams, draft: Partial<Values>) => Partial<Values>;

/**
 * Changes to a field that need code of their own, made once that has arrived; undefined if the address asks for none.
 * Without them the form is the same.
 */
export type LateChange = (
  query: URLSearchParams,
) => Promise<{ field: string; change: (value: string) => string }> | undefined;

/**
 * State and behaviour of a form that is sent to the server: one schema for both, errors late to come and early
 * to go (nothing before a field was filled and left, gone the moment it is right), drafts, safe repeats.
 * @param language of the page; it goes along without being typed, and a draft never changes it
 */
export function useSubmissionForm<Field extends string>(
  { kind, schema, required, fields, message }: FormDefinition<Field>,
  language: string,
  prefill?: Prefill,
  lateChange?: LateChange,
) {
  const { endpoint, idPrefix: name } = formRoutes[kind];
  const empty = Object.fromEntries(fields.map((field) => [field, '']));
  const [state, setState] = useState<SubmissionState>({ status: 'idle' });
  const [hydrated, setHydrated] = useState(false);
  /** Asked for when somebody begins to fill in the empty form; a draft was begun at another time. */
  const token = useRef<Promise<string | undefined>>(undefined);
  const form = useForm<Values, unknown, Values>({
    defaultValues: { ...empty, language },
    // Fields with defaults may be missing in a request, never in the form: its input is the schema's output.
    resolver: zodResolver(schema),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  /** Opens what is folded around these fields: no value and no error is out of sight. */
  const unfold = (ids: string[]) => {
    for (const id of ids) document.getElementById(`${name}-${id}`)?.closest('details')?.setAttribute('open', '');
  };

  useEffect(() => {
    // A field may have been filled before the scripts arrived: what stands in the page wins over the draft.
    const typed = Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>(`[id^="${name}-"][name]`)]
        .filter((control) => control.value !== '')
        .map((control) => [control.name, control.value]),
    );
    const draft = readDraft<Values>(name).values;
    const query = new URLSearchParams(window.location.search);
    const asked = prefill?.(query, draft);
    const values: Partial<Values> = { ...empty, ...draft, ...asked, ...typed, language };
    form.reset(values, { keepDefaultValues: true });
    unfold(fields.filter((field) => values[field]));
    setHydrated(true);
    lateChange?.(query)?.then(
      ({ field, change }) => {
        form.setValue(field, change(form.getValues(field) ?? ''));
        unfold([field]);
      },
      () => undefined,
    );
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => writeDraft(name, { ...readDraft<Values>(name), values }),
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form is hydrated
  }, []);

  const errorOf = (field: string): string | undefined => {
    const code = errors[field]?.message as FieldErrorCode | undefined;
    return code && (message(code, field) ?? fieldMessage(code, field));
  };

  /** Fields that are wrong now, in the order of the page. */
  const faulty = fields.filter((field) => errorOf(field));
  useEffect(() => unfold(faulty));

  async function send(values: Values, event?: React.BaseSyntheticEvent) {
    const honeypot = new FormData(event?.target as HTMLFormElement).get(formGuards.honeypot);
    setState({ status: 'submitting' });
    const draft = readDraft<Values>(name);
    const attempt = keyFor(draft, values);
    writeDraft(name, { values: form.getValues(), attempt });
    const guards = { [formGuards.honeypot]: honeypot, [formGuards.token]: await token.current };
    const result = await submit(endpoint, { ...values, ...guards }, attempt.key);
    if (result.status === 'stored') {
      dropDraft(name);
      setState(result);
    } else if (result.status === 'invalid') {
      for (const { field, code } of result.errors) form.setError(field, { message: code });
      setState({ status: 'missing' });
    } else {
      setState({ status: 'failed' });
    }
  }

  return {
    state,
    hydrated,
    errorOf,
    faulty,
    /** Attributes of a control; on leaving a filled field it is checked. */
    register: (field: string) =>
      form.register(field, {
        onBlur: (event: { target: { value: string } }) => event.target.value !== '' && void form.trigger(field),
        onChange: () => errorOf(field) && void form.trigger(field),
      }),
    onFocus: ({ target }: React.FocusEvent) => {
      const isEmpty = required.every((field) => form.getValues(field) === '');
      if (isEmpty && target.matches('input, select, textarea')) token.current ??= fetchFormToken();
    },
    onSubmit: (event: React.FormEvent) => {
      if (state.status === 'submitting') return event.preventDefault();
      return form.handleSubmit(send, () => setState({ status: 'missing' }))(event);
    },
  };
}
