/*
 * Loads the script that counts page views (src/page-views) when the page has been loaded and has nothing left to do. Not
 * for visitors who object, by Global Privacy Control or Do Not Track, and not for programs that say what they are.
 */

/** Put in by src/template/bundled-scripts.ts; '' where there is none. */
declare const __PAGE_VIEW_SRC__: string;

const { globalPrivacyControl, doNotTrack, webdriver } = navigator as Navigator & {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
};

function loadCounter(): void {
  const script = document.createElement('script');
  script.src = __PAGE_VIEW_SRC__;
  document.head.append(script);
}

function loadWhenIdle(): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(loadCounter);
  else setTimeout(loadCounter, 1000);
}

if (__PAGE_VIEW_SRC__ && !globalPrivacyControl && doNotTrack !== '1' && !webdriver) {
  // A page that is rendered ahead of a visit is viewed only once that begins.
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', loadWhenIdle, { once: true });
  else addEventListener('load', loadWhenIdle);
}
