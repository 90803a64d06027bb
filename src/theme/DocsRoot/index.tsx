import renderRoutes from '@docusaurus/renderRoutes';

import type { Props } from '@theme/DocsRoot';
import Layout from '@theme/Layout';

export default function DocsRoot({ route }: Props) {
  return <Layout>{renderRoutes(route.routes)}</Layout>;
}
