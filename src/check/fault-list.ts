import { defaultLocale, localePrefix } from '../domain/locales.ts';
import { originalOf } from './content-kinds.ts';
import { editorTemplate } from './editor-link.ts';
import type { Fault } from './fault.ts';
import { pagePathOf } from './pages.ts';

interface PageFault extends Fault {
  /** Address of the page that the file makes, without language prefix; missing for data and the like. */
  page?: string;
  /** Of a translation. */
  language?: string;
}

/** What the dev site gets to show. */
export interface FaultList {
  /** Makes links into the editor. */
  editorTemplate: string;
  /** The language that is shown. */
  locale: string;
  /** Of its addresses, such as /sv. */
  prefix: string;
  faults: PageFault[];
  /** True while files that were saved since are being checked. */
  checking: boolean;
}

/** Adds to each fault the page that it is on. @param locale the language that is shown @param checking whether a newer list is on its way */
export function faultList(siteDir: string, faults: Fault[], locale = defaultLocale, checking = false): FaultList {
  return {
    editorTemplate: editorTemplate(siteDir, process.env),
    locale,
    prefix: localePrefix(locale),
    faults: faults.map((fault) => ({
      ...fault,
      page: pagePathOf(fault.file),
      language: originalOf(fault.file).language,
    })),
    checking,
  };
}
