import type { LoadContext, Plugin } from '@docusaurus/types';
import { encode } from 'uqr';

import { localizePath } from '../domain/locales';
import { reportProducts, sampleReportPath } from '../domain/sample-report-pages';

/** The square code on each sample report, which opens its page in the report's language, as the path of an SVG. */
export default function sampleReportPlugin({ siteConfig, i18n }: LoadContext): Plugin {
  return {
    name: 'sample-report',
    async contentLoaded({ actions }) {
      const codes = reportProducts.map((product) => {
        const address = siteConfig.url + localizePath(sampleReportPath(product), i18n.currentLocale);
        const { size, data } = encode(address, { ecc: 'M', border: 0 });
        return [product, { size, path: data.map(rowPath).join('') }];
      });
      await actions.createData('codes.json', Object.fromEntries(codes));
    },
  };
}

/** A rectangle for each run of dark squares in a row. */
function rowPath(row: boolean[], y: number): string {
  const squares = row.map((dark) => (dark ? '#' : ' ')).join('');
  return [...squares.matchAll(/#+/g)]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('');
}
