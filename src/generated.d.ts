/** Made by src/plugins/sample-report.ts. */
declare module '@generated/sample-report/default/code.json' {
  const code: { size: number; path: string };
  export default code;
}

/** The bundler's: all files of a folder that match. */
interface ImportMeta {
  webpackContext(folder: string, options: { regExp: RegExp }): { (file: string): unknown; keys(): string[] };
}
