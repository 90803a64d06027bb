// Runs inline, before anything else. Loads the page's scripts (in order, listed in data-wake-scripts) at the
// first sign of a visitor or when the browser is idle after `load`, so that they never stand in the way of reading.
(function (root, events) {
  var asleep = true;
  function wake() {
    if (!asleep) return;
    asleep = false;
    JSON.parse(root.dataset.wakeScripts).forEach(function (entry) {
      var [src, integrity] = entry.split('#');
      var script = document.createElement('script');
      script.src = src;
      // Written by scripts/lib/secure-pages.ts.
      script.integrity = integrity || '';
      script.async = false;
      document.head.append(script);
    });
  }
  events.forEach(function (event) {
    addEventListener(event, wake, { once: true, capture: true, passive: true });
  });
  addEventListener('load', function () {
    (window.requestIdleCallback || setTimeout)(wake);
  });
})(document.documentElement, ['pointerdown', 'touchstart', 'keydown', 'focusin']);
