/** Empty: each page states its own canonical and alternate addresses in PageMeta, and error pages have none. */
export default function SiteMetadata() {
  return null;
}
