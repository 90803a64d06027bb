declare module 'subset-font' {
  /**
   * Cuts a font down to the glyphs of `text`; an axis is pinned by a number or narrowed by a range. Of the layout features
   * all stay, or those that are named.
   */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
      keepFeatures?: string[];
    },
  ): Promise<Buffer>;
}
