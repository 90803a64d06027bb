import { formatsOf } from './formats.ts';
import type { ReportProduct } from './sample-report-pages.ts';
import { sampleReportIds, type SampleReportId } from './sample-report.ts';

/** A sample report as a file. */
export interface SampleReportFile {
  product: ReportProduct;
  /** Which reading to choose on the page, where it shows several. */
  reading?: SampleReportId;
}

/** The files that the build prints, each in every language (scripts/lib/sample-report-pdfs.ts). */
export const sampleReportFiles: readonly SampleReportFile[] = [
  ...sampleReportIds.map((reading) => ({ product: 'batscan', reading }) as const),
  { product: 'batstream' },
  { product: 'batdata' },
];

/** Where the build puts them. */
export const sampleReportFolder = '/downloads';

/** A report as a PDF. One folder holds all of them, and names tell them apart once downloaded. */
export function sampleReportPdfPath({ product, reading }: SampleReportFile, language: string): string {
  const name = [product, 'sample-report', ...(reading ? [reading] : []), language].join('-');
  return `${sampleReportFolder}/${name}.pdf`;
}

/** The size of a file, as it follows the language: ", 84 kB". */
export function fileSizeText(bytes: number, htmlLang: string): string {
  return `, ${formatsOf(htmlLang).unit(Math.ceil(bytes / 1000), 'kilobyte')}`;
}
