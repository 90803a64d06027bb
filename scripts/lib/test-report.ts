import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A test of either runner. */
export interface TestResult {
  /** Below tests/ */
  file: string;
  title: string;
  /** Flaky: it failed first, and passed when it ran again. */
  outcome: 'passed' | 'flaky' | 'failed' | 'skipped';
  milliseconds: number;
}

interface JestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; duration?: number | null }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped'; results: { duration: number }[] }[];
  }[];
}

/** What Jest wrote as `--outputFile`; a file that could not even be loaded counts as one failed test. */
export function readJestReport(reportFile: string): TestResult[] {
  if (!existsSync(reportFile)) return [];
  const { testResults } = JSON.parse(readFileSync(reportFile, 'utf8')) as JestReport;
  return testResults.flatMap(({ name, status, assertionResults }): TestResult[] => {
    const file = path.relative('tests', name);
    if (status === 'failed' && !assertionResults.some((result) => result.status === 'failed')) {
      return [{ file, title: 'cannot be loaded', outcome: 'failed', milliseconds: 0 }];
    }
    return assertionResults.map(({ fullName, status: result, duration }) => ({
      file,
      title: fullName,
      outcome: result === 'passed' || result === 'failed' ? result : 'skipped',
      milliseconds: duration ?? 0,
    }));
  });
}

/** What Playwright's JSON reporter wrote. */
export function readPlaywrightReport(reportFile: string): TestResult[] {
  if (!existsSync(reportFile)) return [];
  const outcomes = { expected: 'passed', flaky: 'flaky', unexpected: 'failed', skipped: 'skipped' } as const;
  const ofSuite = ({ suites = [], specs, file, title: suite }: PlaywrightSuite, titles: string[]): TestResult[] => {
    // The outermost suite is the file.
    const outer = suite === file ? titles : [...titles, suite];
    const own = specs.flatMap(({ title, tests }) =>
      tests.map(({ status, results }) => ({
        file: `e2e/${file}`,
        title: [...outer, title].join(' '),
        outcome: outcomes[status],
        milliseconds: Math.max(0, ...results.map(({ duration }) => duration)),
      })),
    );
    return [...own, ...suites.flatMap((inner) => ofSuite(inner, outer))];
  };
  const { suites } = JSON.parse(readFileSync(reportFile, 'utf8')) as { suites: PlaywrightSuite[] };
  return suites.flatMap((suite) => ofSuite(suite, []));
}

/** Which tests were skipped, flaky and failed, the slowest ten, and how many there were of each. */
export function summarize(results: TestResult[]): string {
  const having = (wanted: TestResult['outcome']) => results.filter(({ outcome }) => outcome === wanted);
  const line = ({ file, title }: TestResult) => `  ${file}  ${title}`;
  const skipped = having('skipped');
  const flaky = having('flaky').map(line);
  const failed = having('failed').map(line);
  const slowest = results.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 10);
  const skippedOf = [...Map.groupBy(skipped, ({ file }) => file)].map(
    ([file, tests]) => `  ${file}  ${tests.length > 1 ? `${tests.length} tests` : tests[0]!.title}`,
  );
  return [
    ...(skippedOf.length > 0 ? ['\nSkipped:', ...skippedOf] : []),
    ...(flaky.length > 0 ? ['\nPassed only when run again:', ...flaky] : []),
    ...(failed.length > 0 ? ['\nFailed:', ...failed] : []),
    '\nSlowest:',
    ...slowest.map((result) => `${(result.milliseconds / 1000).toFixed(1).padStart(7)} s${line(result)}`),
    '',
    `${having('passed').length + flaky.length} passed, ${failed.length} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`,
  ].join('\n');
}
