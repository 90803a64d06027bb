import type { LoadingComponentProps } from 'react-loadable';

import { LoadingSection } from '@site/src/sections/shared/LoadingSection';

export default function Loading({ error, pastDelay, retry }: LoadingComponentProps) {
  return <LoadingSection failed={Boolean(error)} pastDelay={pastDelay} retry={retry} />;
}
