import type { SearchFile } from '../../src/domain/search/search-file';

/** The page that searches, with the parts that the server shows and fills in. */
export const searchPage = (language: string) => `<title>search ${language}</title><form action="/api/search">
<input type=hidden name=language value=${language}><input type=search name=q></form>
<p data-when=many hidden><b data-fill=count></b></p><p data-when=one hidden></p><p data-when=none hidden><b data-fill=query></b></p>
<p data-when=limited hidden></p><div data-when=start></div><ol data-results></ol><ol hidden><li data-result>
<a href=""><span data-text=title><mark class=m></mark></span><i data-kind=product>Product</i><i data-kind=page>Page</i><i
data-kind=vehicle>Vehicle</i><span data-text=heading><mark class=m></mark></span><span data-text=passage><mark class=m></mark></span></a>
</li></ol>`;

/** Three pages to find, in Swedish. */
export const searchIndex: SearchFile = {
  language: 'sv',
  synonyms: [['pris', 'kostnad']],
  pages: [
    {
      path: '/sv/products/batscan',
      kind: 'product',
      title: 'BatScan: batteritest för elbilar',
      names: ['BatScan'],
      sections: [
        { texts: ['Testa batteriet i en <b>begagnad</b> elbil.'] },
        { anchor: 'charging', heading: 'Laddning', texts: ['Ofta snabbladdade bilar åldras fortare.'] },
      ],
    },
    {
      path: '/sv/pricing',
      kind: 'page',
      title: 'Priser',
      names: [],
      summary: 'Det här kostar ett test.',
      sections: [{ texts: ['Ett pris per rapport.'] }],
    },
    {
      path: '/sv/products/batscan/vehicle-coverage?brand=Volkswagen&series=ID.3',
      kind: 'vehicle',
      title: 'Volkswagen ID.3',
      names: ['vw'],
      sections: [{ texts: ['Pro 58 kWh, 2020–'] }],
    },
  ],
};
