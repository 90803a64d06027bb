import { useLocation } from '@docusaurus/router';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import type { TourId } from '@site/src/domain/tours';
import { tours } from './tours';

declare global {
  interface Window {
    /** Shows the picture at a time, in seconds; returns what it is made of, which is the same for the same picture. */
    showPicture?: (seconds: number) => string;
  }
}

/** The page that scripts/videos.ts films: `/tour-stage/batscan`. Only built for it (src/plugins/tour-stage.ts). */
export default function TourStage() {
  const [seconds, setSeconds] = useState(0);
  const Tour = tours[useLocation().pathname.split('/').at(-1) as TourId];
  useEffect(() => {
    window.showPicture = (next) => {
      flushSync(() => setSeconds(next));
      return document.querySelector('[data-film]')!.innerHTML;
    };
  }, []);
  return (
    <div data-hydrate="">
      <Tour seconds={seconds} />
    </div>
  );
}
