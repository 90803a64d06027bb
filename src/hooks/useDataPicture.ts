import { usePluginData } from '@docusaurus/useGlobalData';

/** What browsers choose from instead of the original of a picture. */
export interface DataPicture {
  width: number;
  height: number;
  /** Address for browsers without the newer formats. */
  src: string;
  avif: string;
  webp: string;
}

/** The sizes of a picture that a data file names; undefined for a drawing (SVG), which has every size. */
export function useDataPicture(address: string): DataPicture | undefined {
  return (usePluginData('pictures') as Record<string, DataPicture>)[address];
}
