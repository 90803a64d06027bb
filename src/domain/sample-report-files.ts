/** The page of the sample report, without language prefix. */
export const sampleReportPath = '/products/batscan/sample-report';

/** The same page as a PDF. One folder holds those of all languages, and names tell them apart once downloaded. */
export function sampleReportPdfPath(language: string): string {
  return `/downloads/batscan-sample-report-${language}.pdf`;
}

/** The size of a file, as it follows the language: ", 84 kB". */
export function fileSizeText(bytes: number, htmlLang: string): string {
  const size = new Intl.NumberFormat(htmlLang, { style: 'unit', unit: 'kilobyte' }).format(Math.ceil(bytes / 1000));
  return `, ${size}`;
}
