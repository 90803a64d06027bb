import Loadable from 'react-loadable';
import { renderRoutes, type RouteConfig } from 'react-router-config';

import Loading from '@theme/Loading';

/** A route for all pages below `path`, whose list is loaded with the first of them, in the way of any page's code. */
export default function lazyRoutes(path: string, load: () => Promise<{ default: RouteConfig[] }>): RouteConfig {
  const route: RouteConfig = {
    path,
    component: Loadable({
      loading: Loading,
      async loader() {
        route.routes = (await load()).default;
        return route.routes;
      },
      render: (routes) => renderRoutes(routes as RouteConfig[]),
    }),
  };
  return route;
}
