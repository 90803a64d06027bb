import type { Graph, Thing } from 'schema-dts';

/**
 * All that a page says to programs, as one script. In JSON that a page may hold: none of its texts can end the script.
 * @returns '' when there is nothing to say
 */
export function graphScript(things: readonly Thing[]): string {
  if (things.length === 0) return '';
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
}
