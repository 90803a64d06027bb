import { formatsOf } from './formats.ts';
import type { ReportProduct } from './sample-report-pages.ts';
import { sampleReportIds, type SampleReportId } from './sample-report.ts';

/** What the build makes of sample reports to download; badges are pictures, the others sheets of paper. */
export const fileKinds = {
  report: { name: 'sample-report', format: 'pdf' },
  card: { name: 'window-card', format: 'pdf' },
  badgeDrawing: { name: 'badge', format: 'svg' },
  badgePicture: { name: 'badge', format: 'png' },
} as const;

export type FileKind = keyof typeof fileKinds;

/** A file that the build makes in every language (scripts/lib/downloads.ts). */
export interface SampleReportFile {
  product: ReportProduct;
  kind: FileKind;
  /** Which reading to choose on the page, where it shows several. */
  reading?: SampleReportId;
}

export const sampleReportFiles: readonly SampleReportFile[] = [
  ...sampleReportIds.flatMap((reading) =>
    (Object.keys(fileKinds) as FileKind[]).map((kind) => ({ product: 'batscan', kind, reading }) as const),
  ),
  { product: 'batstream', kind: 'report' },
  { product: 'batdata', kind: 'report' },
];

/** Where the build puts them. */
export const sampleReportFolder = '/downloads';

/** Address of such a file. One folder holds all of them, and names tell them apart once downloaded. */
export function sampleReportFilePath({ product, kind, reading }: SampleReportFile, language: string): string {
  const { name, format } = fileKinds[kind];
  return `${sampleReportFolder}/${[product, name, ...(reading ? [reading] : []), language].join('-')}.${format}`;
}

/** The size of a file, as it follows the language: ", 84 kB". */
export function fileSizeText(bytes: number, htmlLang: string): string {
  return `, ${formatsOf(htmlLang).unit(Math.ceil(bytes / 1000), 'kilobyte')}`;
}
