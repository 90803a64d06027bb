/** What a page costs a visitor on a first visit: bytes as sent (brotli), and what moves or comes from elsewhere. */
export interface PageWeight {
  /** Address on the site. */
  page: string;
  /** Has a part that loads the framework (`data-hydrate`): a form, a filter, the calculator. */
  hydrates: boolean;
  /** The budget of its own small script: that which checks reports, or searches. All other pages are only read. */
  ownScript?: 'checkJs' | 'searchJs';
  html: number;
  css: number;
  /** All scripts but the next, after scrolling to the end and opening every menu. */
  js: number;
  /** The script that counts page views. */
  pageViewJs: number;
  fontFiles: number;
  fonts: number;
  /** All pictures, after scrolling to the end. */
  images: number;
  /** Cumulative layout shift */
  layoutShift: number;
  /** Requests to other origins */
  foreignRequests: number;
}

/** Largest sizes in KB of 1024 bytes (data/budgets.json). */
export interface Budgets {
  /** Of pages that hydrate. */
  js: number;
  /** Of the pages with a script of their own; all others load none. */
  checkJs: number;
  searchJs: number;
  /** Of the script that counts page views, which every page loads when it has nothing left to do. */
  pageViewJs: number;
  css: number;
  html: number;
  fontFiles: number;
  fonts: number;
  images: number;
}

export interface OverBudget {
  page: string;
  what: string;
  size: number;
  limit: number;
}

export const kilobyte = 1024;
/** Below what a visitor could notice; rounding of sub-pixel positions reaches this much. */
const unnoticeableShift = 0.001;

function scriptLimit({ hydrates, ownScript }: PageWeight, budgets: Budgets): number {
  if (hydrates) return budgets.js * kilobyte;
  return ownScript ? budgets[ownScript] * kilobyte : 0;
}

/** What of a page is over its budget. */
export function overBudget(weight: PageWeight, budgets: Budgets): OverBudget[] {
  const measures = [
    { what: 'HTML', size: weight.html, limit: budgets.html * kilobyte },
    { what: 'CSS', size: weight.css, limit: budgets.css * kilobyte },
    { what: 'JavaScript', size: weight.js, limit: scriptLimit(weight, budgets) },
    { what: 'JavaScript for page views', size: weight.pageViewJs, limit: budgets.pageViewJs * kilobyte },
    { what: 'fonts', size: weight.fonts, limit: budgets.fonts * kilobyte },
    { what: 'pictures', size: weight.images, limit: budgets.images * kilobyte },
    { what: 'font files', size: weight.fontFiles, limit: budgets.fontFiles },
    { what: 'layout shift', size: weight.layoutShift, limit: unnoticeableShift },
    { what: 'requests to other origins', size: weight.foreignRequests, limit: 0 },
  ];
  return measures.filter(({ size, limit }) => size > limit).map((measure) => ({ page: weight.page, ...measure }));
}
