/** What `npm run new` writes for the writer to replace. */
export const templateTexts = {
  description: 'One or two sentences that say what the page is about; lists and search engines show them.',
  seoTitle: 'Title for search engines',
  keyword: 'first keyword',
  sourceName: 'Publisher, title of the source',
  firstParagraph: 'The first paragraph stands on the lists too.',
  body: 'Seven hundred words or more, with a chart.',
} as const;
