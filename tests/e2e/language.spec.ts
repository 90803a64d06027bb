import type { Page } from '@playwright/test';

import checkExamples from '../../data/check-examples.json';
import { sampleReports } from '../../src/domain/sample-report';
import { expect, localizePath, pages, test, thanks, translations } from './support';

/** Words that are the same in every language: names, units, and what a language has borrowed. */
const shared = new RegExp(
  [
    'Bat(?:Scan|Stream|Data)',
    'Voltsyn(?: AB)?',
    'hello@voltsyn\\.example',
    '\\+46[ \\d]+',
    'English|svenska|dansk|norsk|Nederlands',
    'EV \\d{3}',
    'Exempelgatan \\d+|111 00|Stockholm',
    '\\d+\\skWh',
    '^1\\s(?:sec|min)$',
    // Borrowed words that stand alone.
    '^(?:Blog|Menu|Contact|Pilot|Start|Recycling|Kontakt|Home|Live|Model|Product|Module|Privacy|partners|monitoring|E-mail|Second life|EUR|RSS|Atom|JSON)$',
    // Names that data/ gives: vehicles, standards, studies, the authority.
    '(?:ISO(?:/IEC)?|IATF|UN GTR|SAE|IEC|RFC) J?\\d+|ACEA|Integritetsskyddsmyndigheten \\(IMY\\)|OpenStreetMap',
    'OBD|CAN|UDS|DoIP|Extended Vehicle|rFMS|OCPP|MQTT|REST|OPC UA|SQL|CSV|Apache Parquet|Cell \\d+|Module \\d+|P-\\d+',
    'Webhook|Microsoft Teams|kWh|SoH|SoC|LFP|BMS|/\\.well-known/security\\.txt',
    // Words that are the same in a language.
    '^(?:Adapter|Cell|Cycler|Data in|Illustration|modules|Tests|under(?: 2)?)$',
    'ISO/IEC|ISO|IATF|CARA|auto\\.pub|Recurrent|BloombergNEF|Geotab|NAF|Arval|Generational|Power Progress|Bodyshop Magazine|Pakinomist|Euro 7',
    '/sv|/da|/no|/nl|Global Privacy Control|GDPR|Global Technical Regulation 22',
    // The sample reports.
    'PDF|SVG|PNG|NMC|(?:FLEET|PILOT)-SAMPLE-\\d+|C-\\d{5}',
    ...[
      ...Object.values(sampleReports).flatMap(({ vehicle, vin, number }) => [vehicle, vin, number]),
      checkExamples.expired.vehicle,
      checkExamples.revoked.vehicle,
    ].map((name) => name.replaceAll('.', '\\.').replaceAll(/\s/g, ' ')),
  ].join('|'),
  'g',
);

/** Visible and spoken texts of a page: text nodes, labels, title and description. */
async function textsOf(page: Page, address: string): Promise<Set<string>> {
  const html = await (await page.request.get(address)).text();
  // As it is built: neither rendered nor run.
  const texts = await page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/html');
    const found: string[] = [
      document.title,
      document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    ];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      // Names of vehicles are the same everywhere.
      if (
        !walker.currentNode.parentElement?.closest(
          'script, style, noscript, [data-slot=table] tbody, option, [translate=no]',
        )
      )
        found.push(walker.currentNode.textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('[aria-label], [alt], [title], [placeholder]')) {
      for (const name of ['aria-label', 'alt', 'title', 'placeholder']) found.push(element.getAttribute(name) ?? '');
    }
    return found;
  }, html);
  return new Set(
    texts
      .map((content) => content.replace(/\s+/g, ' ').trim().replace(shared, '').trim())
      .filter((content) => /\p{L}{3}/u.test(content)),
  );
}

for (const language of translations) {
  test(`No text of the pages in ${language} is still English`, async ({ page }) => {
    const left: string[] = [];
    for (const path of [...pages, ...thanks, '/nothing', '/products/nothing']) {
      const english = await textsOf(page, path);
      const translated = await textsOf(page, localizePath(path, language));
      expect(translated.size, path).toBeGreaterThan(10);
      left.push(...[...translated].filter((content) => english.has(content)).map((content) => `${path}: ${content}`));
    }
    expect(left).toEqual([]);
  });
}
