/** Made by src/plugins/sample-report.ts. */
declare module '@generated/sample-report/default/code.json' {
  const code: { size: number; path: string };
  export default code;
}

/** Made by src/plugins/language-notices.ts: by language. */
declare module '@generated/language-notices/default/texts.json' {
  const texts: Record<string, import('./plugins/language-notices').NoticeTexts>;
  export default texts;
}
