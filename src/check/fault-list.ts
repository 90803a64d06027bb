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
  faults: PageFault[];
}

/** Adds to each fault the page that it is on. */
export function faultList(siteDir: string, faults: Fault[]): FaultList {
  return {
    editorTemplate: editorTemplate(siteDir, process.env),
    faults: faults.map((fault) => ({
      ...fault,
      page: pagePathOf(fault.file),
      language: originalOf(fault.file).language,
    })),
  };
}
