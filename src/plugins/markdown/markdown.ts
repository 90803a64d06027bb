/** Turns HTML into Markdown, with the tables of GitHub's. */
export async function markdownOf(html: string): Promise<string> {
  const [{ unified }, { default: parse }, { default: toMarkdownTree }, { default: gfm }, { default: stringify }] =
    await Promise.all([
      import('unified'),
      import('rehype-parse'),
      import('rehype-remark'),
      import('remark-gfm'),
      import('remark-stringify'),
    ]);
  const file = await unified()
    .use(parse, { fragment: true })
    .use(toMarkdownTree)
    // Columns that line up cost bytes, and nobody reads this set in one width.
    .use(gfm, { tablePipeAlign: false })
    .use(stringify, { bullet: '-', rule: '-' })
    .process(html);
  return String(file);
}
