import { originalOf } from './content-kinds.ts';
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
  /** Absolute path of the project, for links into the editor. */
  siteDir: string;
  faults: PageFault[];
}

/** Adds to each fault the page that it is on. */
export function faultList(siteDir: string, faults: Fault[]): FaultList {
  return {
    siteDir,
    faults: faults.map((fault) => ({
      ...fault,
      page: pagePathOf(fault.file),
      language: originalOf(fault.file).language,
    })),
  };
}
