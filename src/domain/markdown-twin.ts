/** Address of a page's text as Markdown: `/about` has `/about.md`, and the home page of a language `/sv/index.md`. */
export function markdownTwin(address: string): string {
  return /^\/(?:[a-z]{2})?$/.test(address) ? `${address.replace(/\/$/, '')}/index.md` : `${address}.md`;
}
