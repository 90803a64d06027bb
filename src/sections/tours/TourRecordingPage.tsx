import { useLocation } from '@docusaurus/router';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import type { TourId } from '@site/src/domain/tours';
import { tours } from './tours';

declare global {
  interface Window {
    /** Shows the picture at a time, in seconds; returns its markup, which is the same for the same picture. */
    showPicture?: (seconds: number) => string;
  }
}

/** The page that scripts/videos.ts records: `/tour-recording/batscan`. Only built for it (src/plugins/tour-recording.ts). */
export default function TourRecordingPage() {
  const [seconds, setSeconds] = useState(0);
  const Tour = tours[useLocation().pathname.split('/').at(-1) as TourId];
  useEffect(() => {
    window.showPicture = (next) => {
      flushSync(() => setSeconds(next));
      return document.querySelector('[data-tour-frame]')!.innerHTML;
    };
  }, []);
  return (
    <div data-hydrate="">
      <Tour seconds={seconds} />
    </div>
  );
}
