import { useLocation } from '@docusaurus/router';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import type { TourId } from '@site/src/domain/tours';
import type { TourProps } from './TourFrame';
import { tours } from './tours';

declare global {
  interface Window {
    /** Shows the picture at a time, in seconds; returns its markup, which is the same for the same picture. */
    showPicture?: (seconds: number) => string;
  }
}

/** The page that scripts/videos.ts records: `/tour-recording/batscan`. Only built for it (src/plugins/tour-recording.ts). */
export default function TourRecordingPage() {
  const [props, setProps] = useState<TourProps>({ seconds: 0 });
  const Tour = tours[useLocation().pathname.split('/').at(-1) as TourId];
  useEffect(() => {
    window.showPicture = (seconds) => {
      flushSync(() => setProps({ seconds }));
      return document.querySelector('[data-tour-frame]')!.innerHTML;
    };
  }, []);
  return (
    <div data-hydrate="">
      <Tour {...props} />
    </div>
  );
}
