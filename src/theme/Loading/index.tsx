import { LoadingSection } from '@site/src/sections/shared/LoadingSection';

interface LoadingProps {
  error: unknown;
  /** True once the wait is worth a spinner. */
  pastDelay: boolean;
  retry: () => void;
}

export default function Loading({ error, pastDelay, retry }: LoadingProps) {
  // What a deployment replaced comes only with the new page.
  const tryAgain = (error as Error | undefined)?.name === 'GoneError' ? () => window.location.reload() : retry;
  return <LoadingSection failed={Boolean(error)} error={error} pastDelay={pastDelay} retry={tryAgain} />;
}
