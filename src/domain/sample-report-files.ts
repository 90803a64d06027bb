/** The page of the sample report, without language prefix. */
export const sampleReportPath = '/products/batscan/sample-report';

/** The same as a PDF: one folder holds those of all languages, so that a file can be handed on without its page. */
export function sampleReportPdfPath(language: string): string {
  return `/downloads/batscan-sample-report-${language}.pdf`;
}

/** How the size of a file stands beside its language: ", 84 kB". */
export function fileSizeText(bytes: number, htmlLang: string): string {
  const size = new Intl.NumberFormat(htmlLang, { style: 'unit', unit: 'kilobyte' }).format(Math.ceil(bytes / 1000));
  return `, ${size}`;
}
