/** Made by src/plugins/sample-report.ts. */
declare module '@generated/sample-report/default/code.json' {
  const code: { size: number; path: string };
  export default code;
}
