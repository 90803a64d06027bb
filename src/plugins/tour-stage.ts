import type { LoadContext, Plugin } from '@docusaurus/types';

import { tourIds, tourStage } from '../domain/tours';

/** The pages that the tours are filmed from; only in builds made for that (TOUR_STAGE, scripts/videos.ts). */
export default function tourStagePlugin({ baseUrl }: LoadContext): Plugin | null {
  if (!process.env.TOUR_STAGE) return null;
  return {
    name: 'tour-stage',
    async contentLoaded({ actions }) {
      for (const id of tourIds) {
        actions.addRoute({
          path: baseUrl + tourStage(id),
          component: '@site/src/sections/tours/TourStage',
          exact: true,
        });
      }
    },
  };
}
