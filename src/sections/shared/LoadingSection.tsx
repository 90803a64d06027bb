import Translate from '@docusaurus/Translate';
import { useEffect } from 'react';

import { Button } from '@site/src/components/ui/Button';
import { Section } from '@site/src/components/ui/Section';
import { Spinner } from '@site/src/components/ui/Spinner';

interface LoadingSectionProps {
  failed: boolean;
  /** What went wrong; shown while developing, when it is hardly ever the connection. */
  error?: unknown;
  /** True once the wait is worth a spinner. */
  pastDelay: boolean;
  retry: () => void;
}

/** Shown instead of a page while its code loads, and when that failed. */
export function LoadingSection({ failed, error, pastDelay, retry }: LoadingSectionProps) {
  useEffect(() => {
    if (!failed) return undefined;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [failed, retry]);
  if (!failed && !pastDelay) return null;
  if (process.env.NODE_ENV === 'development' && error) return <Failure error={error} retry={retry} />;
  return (
    <Section>
      <div role={failed ? 'alert' : 'status'} className="flex min-h-[40dvh] flex-col items-start justify-center gap-4">
        {failed ? (
          <>
            <h1 className="text-3xl">
              {navigator.onLine ? (
                <Translate id="common.failed.title" description="Heading when a page could not be loaded">
                  We couldn’t load this page
                </Translate>
              ) : (
                <Translate id="common.offline.title" description="Heading when there is no connection">
                  You are offline
                </Translate>
              )}
            </h1>
            <p>
              {navigator.onLine ? (
                <Translate id="common.failed.text" description="Text when a page could not be loaded">
                  Your connection may have dropped. Please try again.
                </Translate>
              ) : (
                <Translate id="common.offline.text" description="Text when there is no connection">
                  We’ll load this page as soon as you are back online.
                </Translate>
              )}
            </p>
            <Button onClick={retry}>
              <Translate id="common.failed.retry" description="Button that loads the page again">
                Try again
              </Translate>
            </Button>
          </>
        ) : (
          <p className="flex items-center gap-4">
            <Spinner className="text-2xl text-action" />
            <Translate id="common.loading" description="Shown while the next page is being loaded">
              Loading…
            </Translate>
          </p>
        )}
      </div>
    </Section>
  );
}

const retryMs = 1000;

/** While developing: what stopped the page. It comes back once that is mended. The panel (src/client/fault-overlay.ts) names a mistake of content. */
function Failure({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => void dispatchEvent(new Event('page-failed')), []);
  useEffect(() => {
    const timer = setInterval(retry, retryMs);
    return () => clearInterval(timer);
  }, [retry]);
  const title = 'This page cannot be shown before its mistakes are mended';
  const advice = 'The panel below says what has to be mended, and where.';
  const message = error instanceof Error ? error.message : String(error);
  // Of what was not compiled this says where the bundler stumbled: the panel has the file and the line.
  const isUncompiled = /Module (?:build|parse) failed|default export/.test(message);
  return (
    <Section>
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-4">{advice}</p>
      {!isUncompiled && (
        <p className="mt-4 text-sm text-muted">{`If it names nothing, the code has failed: ${message}`}</p>
      )}
    </Section>
  );
}
