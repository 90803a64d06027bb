/** The feeds of a list of posts: files below the list's address. */
export const feedFormats = [
  { file: 'rss.xml', name: 'RSS', type: 'application/rss+xml' },
  { file: 'atom.xml', name: 'Atom', type: 'application/atom+xml' },
  { file: 'feed.json', name: 'JSON', type: 'application/feed+json' },
] as const;
