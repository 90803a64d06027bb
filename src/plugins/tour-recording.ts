import type { LoadContext, Plugin } from '@docusaurus/types';

import { tourIds, tourRecordingPage } from '../domain/tours';

/** The pages that the tours are recorded from; only in builds made for that (RECORD_TOURS, scripts/videos.ts). */
export default function tourRecordingPlugin({ baseUrl }: LoadContext): Plugin | null {
  if (!process.env.RECORD_TOURS) return null;
  return {
    name: 'tour-recording',
    async contentLoaded({ actions }) {
      for (const id of tourIds) {
        actions.addRoute({
          path: baseUrl + tourRecordingPage(id),
          component: '@site/src/sections/tours/TourRecordingPage',
          exact: true,
        });
      }
    },
  };
}
