import { builtHtml } from '../../scripts/lib/built-pages';
import { splitLocalePath } from '../../src/domain/locales';
import { textsOf, typographyFaults } from '../support/typography-faults';
import { allPages, buildDir, expect, locales, test } from './support';

// The gallery of components is for those who work on the site.
const pages = allPages.filter((address) => !address.includes('/design-system'));

for (const { code, htmlLang, name } of locales) {
  test(`Pages in ${name} keep to the typography of the language`, () => {
    const own = pages.filter((address) => splitLocalePath(address).locale === code);
    expect(own.length).toBeGreaterThan(25);
    const faults = own.flatMap((address) =>
      textsOf(builtHtml(buildDir, address)).flatMap((words) =>
        typographyFaults(words, htmlLang).map(({ kind, text }) => `${address} (${name}), ${kind}: ${text}`),
      ),
    );
    expect([...new Set(faults)]).toEqual([]);
  });
}
