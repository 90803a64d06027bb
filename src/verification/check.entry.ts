/*
 * A script of its own (src/template/bundled-scripts.ts), which only the page that checks reports loads. Where React runs,
 * src/sections/verify/ReportCheck.tsx starts the same.
 */
import { startChecks } from './check-page.ts';
import { keepPage } from './keep-page.ts';

startChecks(document.querySelector<HTMLElement>('[data-report-check]')!);

// A browser that keeps nothing, or has no room left, checks all the same.
addEventListener('load', () => void keepPage().catch(() => undefined));
