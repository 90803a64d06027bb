import renderRoutes from '@docusaurus/renderRoutes';
import { matchPath, useLocation } from '@docusaurus/router';
import { lazy, Suspense } from 'react';

import type { Props } from '@theme/DocRoot';

// Only reached by navigation, never on a built page.
const NotFound = lazy(async () => ({
  default: (await import('@site/src/sections/shared/NotFoundSection')).NotFoundSection,
}));

/** The content's root is `/`, so every unknown path ends here when it is reached by navigation. */
export default function DocRoot({ route }: Props) {
  const { pathname } = useLocation();
  const known = route.routes?.some(({ path, exact }) => matchPath(pathname, { path, exact }));
  return known ? (
    renderRoutes(route.routes)
  ) : (
    <Suspense fallback={null}>
      <NotFound />
    </Suspense>
  );
}
