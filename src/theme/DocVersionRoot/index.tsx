import renderRoutes from '@docusaurus/renderRoutes';

import type { Props } from '@theme/DocVersionRoot';

/** There is one version of the content; nothing to choose or to announce. */
export default function DocVersionRoot({ route }: Props) {
  return renderRoutes(route.routes);
}
