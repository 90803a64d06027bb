import type { Props } from '@theme/Error';
import { LoadingSection } from '@site/src/sections/shared/LoadingSection';

/** A page that threw while rendering: the same message and the same way out as one that could not be loaded. */
export default function Error({ error, tryAgain }: Props) {
  return <LoadingSection failed error={error} pastDelay retry={tryAgain} />;
}
