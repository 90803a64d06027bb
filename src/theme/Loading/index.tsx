import type { LoadingComponentProps } from 'react-loadable';

import { LoadingSection } from '@site/src/sections/shared/LoadingSection';

export default function Loading({ error, pastDelay, retry }: LoadingComponentProps) {
  // What a deployment replaced comes only with the new page.
  const tryAgain = (error as Error | undefined)?.name === 'GoneError' ? () => window.location.reload() : retry;
  return <LoadingSection failed={Boolean(error)} pastDelay={pastDelay} retry={tryAgain} />;
}
