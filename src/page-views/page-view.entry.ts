/*
 * A script of its own (src/template/bundled-scripts.ts), which the page's inline script loads when there is nothing left to
 * do: counts the page view and measures its speed (docs/decisions/093-page-views.md). It keeps nothing in the browser, and
 * sends no address and nothing that could join two views.
 */
import { pageViewsEndpoint, routeChange } from '../domain/page-views.ts';
import { observe } from './observe.ts';
import { sentMeasures, viewedPage, type Languages } from './page-view.ts';
import {
  cumulativeLayoutShift,
  interactionToNextPaint,
  largestContentfulPaint,
  type Interaction,
  type Paint,
  type Shift,
} from './web-vitals.ts';

/** Put in by src/template/bundled-scripts.ts. */
declare const __LANGUAGES__: Languages;

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
/** When the visit of a page began that was rendered ahead of it; else 0. */
const beginning = (navigation as { activationStart?: number } | undefined)?.activationStart ?? 0;
/** A page that nobody looks at is painted whenever somebody does: its speed says nothing. */
const wasHidden =
  document.visibilityState === 'hidden' ||
  performance
    .getEntriesByType('visibility-state')
    .some(({ name, startTime }) => name === 'hidden' && startTime >= beginning);

const paints = observe<Paint>('largest-contentful-paint');
const shifts = observe<Shift>('layout-shift');
const firstInputs = observe<Interaction>('first-input');
// Shorter ones are fast enough, and many.
const events = observe<Interaction>('event', 40);

function speed() {
  const interactions = [...(firstInputs() ?? []), ...(events() ?? [])];
  const shifted = shifts();
  return sentMeasures({
    lcp: largestContentfulPaint(paints() ?? [], beginning),
    inp: interactionToNextPaint(interactions, performance.interactionCount),
    cls: shifted && cumulativeLayoutShift(shifted),
  });
}

let address = location.href;
let view = viewedPage(address, document.referrer, __LANGUAGES__);
let isMeasured = !wasHidden;

/** Once for each view: when it is hidden for the first time, which may be the last thing that a browser tells. */
function send(): void {
  if (!view) return;
  const content = JSON.stringify({ ...view, ...(isMeasured && speed()) });
  view = undefined;
  navigator.sendBeacon(pageViewsEndpoint, new Blob([content], { type: 'application/json' }));
}

// What search engines may not have is for somebody who came from a mail, or for nobody: a page that does not exist.
if (!document.querySelector('meta[name=robots][content*=noindex]')) {
  addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  // Where React runs, it goes from page to page in one document: the measures are those of the page that was loaded.
  addEventListener(routeChange, () => {
    send();
    isMeasured = false;
    view = viewedPage(location.href, address, __LANGUAGES__);
    address = location.href;
  });
}
