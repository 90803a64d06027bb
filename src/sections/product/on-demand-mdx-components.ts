/** Components that few MDX files use, with their modules: only pages that use one load it (src/plugins/import-on-use.ts). */
export const onDemandMdxComponents: Record<string, string> = {
  Cue: '@site/src/sections/tours/ProductTour',
  ProductTour: '@site/src/sections/tours/ProductTour',
  RoiCalculator: '@site/src/sections/roi/RoiCalculator',
  SampleReportSection: '@site/src/sections/report/SampleReportSection',
};
