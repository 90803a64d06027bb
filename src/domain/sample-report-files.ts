import { formatsOf } from './formats.ts';
import type { SampleReportId } from './sample-report.ts';

/** The page of the sample report, without language prefix. */
export const sampleReportPath = '/products/batscan/sample-report';

/** The page of the window card and the badge, without language prefix. */
export const dealerKitPath = '/products/batscan/dealer-kit';

/** What the build makes of each sample reading to download; the badge is a picture, the others are sheets of paper. */
export const sampleReportFiles = {
  report: { name: 'sample-report', kind: 'pdf' },
  card: { name: 'window-card', kind: 'pdf' },
  badgeDrawing: { name: 'badge', kind: 'svg' },
  badgePicture: { name: 'badge', kind: 'png' },
} as const;

export type SampleReportFile = keyof typeof sampleReportFiles;

/** Address of such a file. One folder holds all of them, and names tell them apart once downloaded. */
export function sampleReportFilePath(file: SampleReportFile, report: SampleReportId, language: string): string {
  const { name, kind } = sampleReportFiles[file];
  return `/downloads/batscan-${name}-${report}-${language}.${kind}`;
}

/** The size of a file, as it follows the language: ", 84 kB". */
export function fileSizeText(bytes: number, htmlLang: string): string {
  return `, ${formatsOf(htmlLang).unit(Math.ceil(bytes / 1000), 'kilobyte')}`;
}
