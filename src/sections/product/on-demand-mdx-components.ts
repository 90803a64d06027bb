/** Large components of MDX and their modules: only pages that use one load its code (src/plugins/import-on-use.ts). */
export const onDemandMdxComponents: Record<string, string> = {
  RoiCalculator: '@site/src/sections/roi/RoiCalculator',
  SampleReportSection: '@site/src/sections/report/SampleReportSection',
};
