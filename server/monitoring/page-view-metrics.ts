import { Counter, Histogram, type Registry } from 'prom-client';

import type { PageView } from '../../src/domain/schemas/page-view.ts';

/** Page views and their speed, by kind of page and language: sums of many, in which no view can be found again. */
export interface PageViewMetrics {
  count(view: PageView): void;
  /** Counts a demo request that was stored, of a visitor whose view of the form's page is counted too. */
  countSentDemo(language: string): void;
}

/** Buckets are close around the thresholds of Google's Web Vitals, good and poor, which are among them. */
export function createPageViewMetrics(registry: Registry): PageViewMetrics {
  const registers = [registry];
  const labelNames = ['page', 'language'] as const;
  const views = new Counter({
    name: 'page_views_total',
    help: 'Page views by kind of page',
    labelNames,
    registers,
  });
  const histograms = {
    lcp: new Histogram({
      name: 'page_lcp_seconds',
      help: 'Largest Contentful Paint (good up to 2.5, poor above 4)',
      buckets: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
      labelNames,
      registers,
    }),
    inp: new Histogram({
      name: 'page_inp_seconds',
      help: 'Interaction to Next Paint (good up to 0.2, poor above 0.5)',
      buckets: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1],
      labelNames,
      registers,
    }),
    cls: new Histogram({
      name: 'page_cls',
      help: 'Cumulative Layout Shift (good up to 0.1, poor above 0.25)',
      buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
      labelNames,
      registers,
    }),
  };
  const demosOpened = new Counter({
    name: 'demo_opened_total',
    help: 'Views of the page that asks for a demo, by the kind of page that led there',
    labelNames: ['from', 'language'],
    registers,
  });
  const demosSent = new Counter({
    name: 'demo_sent_total',
    help: 'Demo requests that were stored, of visitors whose page views are counted',
    labelNames: ['language'],
    registers,
  });
  return {
    count({ page, language, from, lcp, inp, cls }) {
      const labels = { page, language };
      views.inc(labels);
      if (from !== undefined) demosOpened.inc({ from, language });
      if (lcp !== undefined) histograms.lcp.observe(labels, lcp / 1000);
      if (inp !== undefined) histograms.inp.observe(labels, inp / 1000);
      if (cls !== undefined) histograms.cls.observe(labels, cls);
    },
    countSentDemo: (language) => demosSent.inc({ language }),
  };
}
