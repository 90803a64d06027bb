/*
 * A script of its own (src/template/bundled-scripts.ts), which only the page that checks reports loads. Where React runs,
 * src/sections/verify/ReportCheck.tsx starts the same.
 */
import { startChecks } from './check-page.ts';

startChecks(document.querySelector<HTMLElement>('[data-report-check]')!);
