import renderRoutes from '@docusaurus/renderRoutes';
import { matchPath, useLocation } from '@docusaurus/router';

import type { Props } from '@theme/DocRoot';
import { NotFoundSection } from '@site/src/sections/shared/NotFoundSection';

/** The content's root is `/`, so every unknown path ends here when it is reached by navigation. */
export default function DocRoot({ route }: Props) {
  const { pathname } = useLocation();
  const known = route.routes?.some(({ path, exact }) => matchPath(pathname, { path, exact }));
  return known ? renderRoutes(route.routes) : <NotFoundSection />;
}
