import { formatsOf } from './formats.ts';
import type { SampleReportId } from './sample-report.ts';

/** The page of the sample report, without language prefix. */
export const sampleReportPath = '/products/batscan/sample-report';

/** A report of that page as a PDF. One folder holds all of them, and names tell them apart once downloaded. */
export function sampleReportPdfPath(report: SampleReportId, language: string): string {
  return `/downloads/batscan-sample-report-${report}-${language}.pdf`;
}

/** The size of a file, as it follows the language: ", 84 kB". */
export function fileSizeText(bytes: number, htmlLang: string): string {
  return `, ${formatsOf(htmlLang).unit(Math.ceil(bytes / 1000), 'kilobyte')}`;
}
