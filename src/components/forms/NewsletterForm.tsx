import Translate from '@docusaurus/Translate';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';

import { Button } from '@site/src/components/ui/Button';
import { Field } from '@site/src/components/ui/Field';
import { Input } from '@site/src/components/ui/Input';
import { newsletterSignUpEndpoint } from '@site/src/domain/schemas/form-routes';
import { useLocale } from '@site/src/hooks/useLocale';
import { newsletterFailedText, newsletterLabel } from './newsletter-form-texts';
import type { SubscriptionOutcome } from './newsletter-submit';

type State = { status: 'idle' | 'submitting' } | SubscriptionOutcome;

interface NewsletterFormProps {
  /** Prefix of the ids: several of these forms may stand on one page. */
  idPrefix: string;
  /** Before the field. */
  children?: ReactNode;
}

/**
 * The newsletter's one field (seed §3). Every page has it, so it is a plain form that posts natively, and what checks
 * and sends it from a script is only loaded when somebody signs up.
 */
export function NewsletterForm({ idPrefix, children }: NewsletterFormProps) {
  const { code: language } = useLocale();
  const [state, setState] = useState<State>({ status: 'idle' });
  const answer = useRef<HTMLParagraphElement>(null);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (state.status === 'invalid') field.current?.focus();
    if (state.status === 'stored' || state.status === 'failed') answer.current?.focus();
  }, [state]);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (state.status === 'submitting') return;
    setState({ status: 'submitting' });
    try {
      const { submitSubscription } = await import('./newsletter-submit');
      setState(await submitSubscription(field.current!.value, language));
    } catch {
      setState({ status: 'failed' });
    }
  }

  if (state.status === 'stored') {
    return (
      <p ref={answer} tabIndex={-1} data-slot="newsletter-stored" className="text-md">
        <strong className="block">{state.title}</strong>
        {state.text}
      </p>
    );
  }
  const error = state.status === 'invalid' && state.message;
  const submitting = state.status === 'submitting';
  return (
    <form
      method="post"
      action={newsletterSignUpEndpoint}
      noValidate={state.status !== 'idle'}
      aria-busy={submitting || undefined}
      onSubmit={onSubmit}
      className="flex flex-col gap-4"
    >
      {children}
      <input type="hidden" name="language" value={language} />
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_auto]">
        <Field id={`${idPrefix}-email`} label={newsletterLabel()} error={error}>
          {(wiring) => <Input {...wiring} ref={field} name="email" type="email" autoComplete="email" required />}
        </Field>
        <Button type="submit" variant="hero" busy={submitting} className="sm:mt-8">
          <Translate id="footer.newsletter.submit" description="Button that subscribes to the newsletter">
            Sign up
          </Translate>
        </Button>
      </div>
      <p ref={answer} tabIndex={-1} role="alert" hidden={state.status !== 'failed'}>
        {newsletterFailedText()}
      </p>
    </form>
  );
}
