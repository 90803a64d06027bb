import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { Fold } from '@site/src/components/ui/Fold';
import { Input } from '@site/src/components/ui/Input';
import { Select } from '@site/src/components/ui/Select';
import { Textarea } from '@site/src/components/ui/Textarea';
import { systemNames } from '@site/src/domain/integrations';
import { businessTypes } from '@site/src/domain/schemas/demo-request';
import { useClaim } from '@site/src/hooks/useClaim';
import { useLocale } from '@site/src/hooks/useLocale';
import { useProducts } from '@site/src/hooks/useProducts';
import { businessTypeLabel, demoRequestDefinition } from './demo-request-definition';
import { demoStoredTexts } from './stored-texts';
import { SubmissionForm } from './SubmissionForm';
import { SubmissionStored } from './SubmissionStored';
import { TimesLink } from './TimesLink';
import type { Prefill } from './useSubmissionForm';

interface DemoRequestFormProps {
  /** Shown below the confirmation once the request has been stored. */
  afterwards: ReactNode;
}

/** Id of the list that the field of the system suggests from. */
const suggestions = 'systems';

/** The form of the demo page. */
export function DemoRequestForm({ afterwards }: DemoRequestFormProps) {
  const products = useProducts();
  const locale = useLocale();
  const responseTime = useClaim('responseTime');
  const texts = demoStoredTexts(responseTime);
  // Products link here with their id, integrations also with the system, calculators with their figures:
  // `/demo?product=batscan&system=OBD`, `/demo?product=batscan&currency=EUR&cars=20`.
  const prefill: Prefill = (query, draft) => ({
    product: query.get('product') ?? draft.product ?? '',
    system: query.get('system') ?? draft.system ?? '',
  });
  // Only who comes from a calculator loads its words.
  const noteCalculation = (query: URLSearchParams) =>
    query.has('currency')
      ? import('./roi-note').then(({ withRoiNote }) => ({
          field: 'message',
          change: (message: string) => withRoiNote(message, query, locale),
        }))
      : undefined;
  return (
    <SubmissionForm
      definition={demoRequestDefinition}
      prefill={prefill}
      lateChange={noteCalculation}
      submitLabel={
        <Translate id="demo.form.submit" description="The button that sends the demo request">
          Request a demo
        </Translate>
      }
      promises={[
        translate(
          {
            id: 'demo.form.reply',
            message: 'Reply {time} on working days',
            description: 'Promise at the button that sends the demo request; {time} is "within 24 hours"',
          },
          { time: responseTime },
        ),
        translate({
          id: 'demo.form.free',
          message: 'Free, with no obligation',
          description: 'Promise at the button that sends the demo request',
        }),
      ]}
      stored={(reference, timesUrl) => (
        <div className="flex flex-col gap-6">
          <SubmissionStored {...texts} reference={reference}>
            {timesUrl && <TimesLink url={timesUrl} />}
          </SubmissionStored>
          {afterwards}
        </div>
      )}
    >
      {(field) => (
        <>
          <div className="grid gap-6 sm:grid-cols-2">
            {field('name')}
            {field('company')}
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
            {field('email')}
            <div className="sm:col-span-2">
              {field('product', (attributes) => (
                <Select {...attributes}>
                  <option value="">
                    {translate({
                      id: 'demo.form.productPlaceholder',
                      message: 'Not sure yet',
                      description: 'First, empty option of the product field',
                    })}
                  </option>
                  {products.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              ))}
            </div>
          </div>
          <Fold
            label={translate({
              id: 'demo.form.details',
              message: 'Add details (optional)',
              description: 'On phones, below the required fields: unfolds the others',
            })}
          >
            <div className="grid gap-6 pt-4 sm:grid-cols-2 md:pt-0">
              {field('title')}
              {field('branch')}
              {field('phone')}
              {field('system', (attributes) => (
                <>
                  <Input list={suggestions} {...attributes} />
                  <datalist id={suggestions}>
                    {systemNames.map((name) => (
                      <option key={name} value={name} />
                    ))}
                  </datalist>
                </>
              ))}
              <div className="sm:col-span-2">
                {field('message', (attributes) => (
                  <Textarea {...attributes} className="lg:min-h-[15rem]" />
                ))}
              </div>
            </div>
          </Fold>
        </>
      )}
    </SubmissionForm>
  );
}
