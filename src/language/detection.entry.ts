/*
 * A script of its own (src/template/bundled-scripts.ts), loaded where the inline script of the page has seen that there
 * is something to do: the visitor's language is to be detected, or an automatic switch is to be told.
 */
import data from '../../data/language.json' with { type: 'json' };
import { defaultLocale, splitLocalePath } from '../domain/locales.ts';
import { showNotice } from './notice.ts';
import { runDetection } from './run-detection.ts';
import { takeSwitch } from './switched.ts';

const current = splitLocalePath(location.pathname).locale;

/** Resolves so long after the page has loaded as data/language.json says. */
async function dueTime(): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const sinceLoad = performance.now() - (navigation?.loadEventStart ?? 0);
  await new Promise((resolve) => setTimeout(resolve, data.detection.startAfterMs - sinceLoad));
}

async function detect(): Promise<void> {
  await dueTime();
  const suggestion = await runDetection(current);
  if (suggestion !== null) showNotice('suggested', suggestion);
}

const left = takeSwitch();
if (left !== null) showNotice('switched', left);
if (current === defaultLocale) {
  detect().catch((error: unknown) => console.warn('The language could not be detected.', error));
}
