/** Made by src/plugins/sample-report.ts. */
declare module '@generated/sample-report/default/codes.json' {
  const codes: Record<
    import('./domain/sample-report').SampleReportId | 'batstream' | 'batdata',
    { size: number; path: string }
  >;
  export default codes;
}

declare module '@generated/sample-report/default/checks.json' {
  const checks: {
    keys: import('./domain/verified-report').ReportKey[];
    revoked: import('./domain/revocations').PublishedRevocation[];
    /** Codes to try, by what checking them finds. */
    examples: Record<'genuine' | 'altered' | 'expired' | 'revoked', string>;
  };
  export default checks;
}

/** Made by src/plugins/vehicle-list.ts. */
declare module '@generated/vehicle-list/default/brands.json' {
  const brands: { brand: string; models: number }[];
  export default brands;
}

declare module '@generated/vehicle-list/default/vehicles.json' {
  const vehicles: import('./domain/vehicles').Vehicle[];
  export default vehicles;
}

/** Made by src/plugins/content-catalogue.ts. */
declare module '@generated/content-catalogue/default/posts.json' {
  const posts: import('./sections/newsletter/written-posts').WrittenPost[];
  export default posts;
}

/** Made by src/plugins/component-docs.ts. */
declare module '@generated/component-docs/default/components.json' {
  const components: import('./check/component-table').Component[];
  export default components;
}

/** The bundler's: all files of a folder that match. */
interface ImportMeta {
  webpackContext(folder: string, options: { regExp: RegExp }): { (file: string): unknown; keys(): string[] };
}

/** The labels of the page's language whose ids match, such as 'claim.*.definition', by what stands for *; src/plugins/bundle puts them in. */
declare function labelsLike(pattern: string): Record<string, string>;

/** Made by src/plugins/illustrations.ts. */
declare module '@generated/illustrations/default/car.json' {
  const car: import('./domain/illustrations').CarPicture;
  export default car;
}
