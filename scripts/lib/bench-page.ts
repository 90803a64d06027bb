import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { benchTool } from './bench-tools.ts';
import { chromiumArguments, chromiumPath } from './chromium.ts';

const execute = promisify(execFile);

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse found on one address, as a phone on a slow network; times in milliseconds. */
export interface PageMeasure {
  /** Of 100, in the order of Lighthouse's own table; only the first where the others were not asked for. */
  scores: number[];
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  requests: number;
  /** Of the document and of what has to arrive before anything is drawn. */
  bytesBeforePaint: number;
  bytes: number;
}

interface NetworkRequest {
  resourceType: string;
  transferSize: number;
  priority: string;
  protocol: string;
  url: string;
}

/** The part of Lighthouse's result that is read here. */
interface LighthouseResult {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: NetworkRequest[] } }>;
}

const blocksPaint = ({ resourceType, priority }: NetworkRequest) =>
  resourceType === 'Document' ||
  resourceType === 'Stylesheet' ||
  (resourceType === 'Script' && (priority === 'High' || priority === 'VeryHigh'));

/** Runs Lighthouse once with its settings for phones. */
async function measureOnce(url: string, wanted: readonly string[], browserArguments: string[]): Promise<PageMeasure> {
  const { stdout } = await execute(
    await benchTool('lighthouse'),
    [
      url,
      '--output=json',
      '--quiet',
      `--only-categories=${wanted.join(',')}`,
      `--chrome-flags=${['--headless=new', ...chromiumArguments, ...browserArguments].join(' ')}`,
    ],
    { maxBuffer: Infinity, env: { ...process.env, CHROME_PATH: chromiumPath() } },
  );
  const result = JSON.parse(stdout) as LighthouseResult;
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  const number = (audit: string) => result.audits[audit]?.numericValue ?? NaN;
  const requests = (result.audits['network-requests']?.details?.items ?? []).filter(({ url: asked }) =>
    asked.startsWith('http'),
  );
  const sum = (list: NetworkRequest[]) => list.reduce((total, { transferSize }) => total + transferSize, 0);
  return {
    scores: wanted.map((name) => Math.round((result.categories[name]?.score ?? NaN) * 100)),
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    blocked: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    requests: requests.length,
    bytesBeforePaint: sum(requests.filter(blocksPaint)),
    bytes: sum(requests),
  };
}

/** Lighthouse loses a page now and then (NO_NAVSTART), and asks for another run itself. */
async function measureSurely(...parts: Parameters<typeof measureOnce>): Promise<PageMeasure> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await measureOnce(...parts);
    } catch (error) {
      if (tries === 3) throw error;
    }
  }
}

/** The middle of an odd number of values. */
export const middle = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/**
 * Medians of several runs on each of several addresses, in turns, so that whatever else the machine does meets all of them.
 * @param browserArguments for Chromium, in the form of its command line
 */
export async function measurePages(urls: string[], runs: number, browserArguments: string[]): Promise<PageMeasure[]> {
  const all: PageMeasure[][] = urls.map(() => []);
  for (let round = 0; round < runs; round += 1) {
    for (const [index, url] of urls.entries()) {
      // All four of the first, once: the other three don't depend on time.
      const wanted = round === 0 && index === 0 ? categories : categories.slice(0, 1);
      all[index]!.push(await measureSurely(url, wanted, browserArguments));
    }
  }
  return all.map((measures) => {
    const of = (key: Exclude<keyof PageMeasure, 'scores'>) => middle(measures.map((measure) => measure[key]));
    const [, ...others] = measures[0]?.scores ?? [];
    return {
      scores: [middle(measures.map(({ scores }) => scores[0] ?? NaN)), ...others],
      firstPaint: of('firstPaint'),
      largestPaint: of('largestPaint'),
      blocked: of('blocked'),
      shift: of('shift'),
      requests: of('requests'),
      bytesBeforePaint: of('bytesBeforePaint'),
      bytes: of('bytes'),
    };
  });
}
