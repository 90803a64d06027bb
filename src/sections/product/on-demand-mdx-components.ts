/** Components of MDX that few pages use, and their modules: only pages that use one load its code (src/plugins/import-on-use.ts). */
export const onDemandMdxComponents: Record<string, string> = {
  Cue: '@site/src/sections/tours/ProductTour',
  ProductTour: '@site/src/sections/tours/ProductTour',
  RoiCalculator: '@site/src/sections/roi/RoiCalculator',
  SampleReportSection: '@site/src/sections/report/SampleReportSection',
};
