import Translate from '@docusaurus/Translate';
import checks from '@generated/sample-report/default/checks.json';
import { useEffect, useRef } from 'react';

import { Button } from '@site/src/components/ui/Button';
import { Field } from '@site/src/components/ui/Field';
import { Icon } from '@site/src/components/ui/Icon';
import { Input } from '@site/src/components/ui/Input';
import { reportsEndpoint } from '@site/src/domain/report-routes';
import { sampleReports } from '@site/src/domain/sample-report';
import { useLocale } from '@site/src/hooks/useLocale';
import { AdvertBadge } from '../kit/AdvertBadge';
import { LandscapeHeader } from '../shared/LandscapeHeader';
import { CheckAnswer } from './CheckAnswer';
import { outcomeTexts } from './outcome-texts';

const { keys, revoked } = checks;

/**
 * The head of the page that checks reports: checks the report whose code was scanned, or whose number is typed. Its script is small and its own
 * (src/verification); without one the browser sends the number, and the server fills in this page.
 */
export function ReportCheck({ title, lead }: { title: string; lead: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const { code: language } = useLocale();
  // Only where React runs, as when the site is developed; else the page's own script starts it.
  useEffect(() => {
    let stop: (() => void) | undefined;
    const loading = import('@site/src/verification/check-page').then(({ startChecks }) => {
      if (ref.current) stop = startChecks(ref.current);
    });
    return () => void loading.then(() => stop?.());
  }, []);

  return (
    <LandscapeHeader
      ref={ref}
      data-report-check={JSON.stringify({ keys, revoked })}
      title={title}
      lead={lead}
      landscape="kerb"
      aside={
        <CheckAnswer>
          <ScannedBadge />
        </CheckAnswer>
      }
    >
      {/* What it answers is further down on a phone. */}
      <form
        action={`${reportsEndpoint}#answer`}
        className="flex max-w-narrow flex-col gap-4 [&_label]:text-on-night [&_p]:text-on-night-muted"
      >
        <input type="hidden" name="language" value={language} />
        <Field
          id="verify-number"
          label={
            <Translate id="verify.number" description="Field for the number of a report that is to be checked">
              Report number
            </Translate>
          }
          hint={
            <Translate
              id="verify.number.hint"
              description="Below the field for the number of a report"
              values={{ number: <span className="whitespace-nowrap">{sampleReports.healthy.number}</span> }}
            >
              {
                'You’ll find it beside the code on the report, the windscreen card or the advert badge, for example {number}. You can also paste the link that the code opens.'
              }
            </Translate>
          }
        >
          {(wiring) => (
            <Input
              {...wiring}
              name="number"
              required
              maxLength={500}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
        <Button type="submit" variant="hero" size="xl" className="self-start">
          <Translate id="verify.submit" description="Button that checks the number of a report">
            Check the report
          </Translate>
        </Button>
      </form>
      <noscript>
        <p className="text-sm">
          <Translate id="verify.noScript" description="Below the form, for browsers that run no JavaScript">
            Without JavaScript, your browser can’t read a scanned code. Enter the number instead.
          </Translate>
        </p>
      </noscript>
    </LandscapeHeader>
  );
}

/** A sample's badge as it is scanned, and what is found. */
function ScannedBadge() {
  const genuine = outcomeTexts().find(({ outcome }) => outcome === 'genuine')!;
  return (
    <div data-living="" className="flex w-(--card) flex-col max-lg:mx-auto lg:mt-24">
      <div className="relative">
        <AdvertBadge id="healthy" marksNumber />
        {/* Over the code, in the badge's measures. */}
        <span
          data-living-scan=""
          style={{ top: '8%', left: '3%', width: '31.5%', height: '77%' }}
          className="absolute overflow-hidden"
        />
      </div>
      <p
        aria-hidden="true"
        data-living-verdict=""
        style={{ animationDelay: '2000ms' }}
        className="mt-3 flex items-center gap-2 self-end rounded-full bg-aurora px-4 py-2 font-semibold text-ink shadow-overlay"
      >
        <Icon name="check" />
        {genuine.title}
      </p>
    </div>
  );
}
