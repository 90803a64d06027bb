import { expect, test } from '@jest/globals';

import { seriesName } from '../../src/domain/series-names.ts';
import { parseVehicles, readVehicles } from '../../src/domain/vehicle-csv.ts';
import { everyVehicle, hasSeries, readVehicleQuery, writeVehicleQuery } from '../../src/domain/vehicle-query.ts';
import { countBy, fold, indexVehicles, searchVehicles, sortVehicles, type Vehicle } from '../../src/domain/vehicles.ts';

const vehicles: Vehicle[] = [
  { brand: 'Ford', series: 'Mustang Mach-E', model: 'GT', from: 2021 },
  { brand: 'Peugeot', series: 'e-2008', model: '50 kWh', from: 2019, to: 2023 },
  { brand: 'Škoda', series: 'Enyaq', model: '80x', from: 2021, to: 2023 },
  { brand: 'Volkswagen', series: 'ID.3', model: 'Pro 58 kWh', from: 2020, to: 2024 },
  { brand: 'Volkswagen', series: 'ID.4', model: 'Pro 77 kWh', from: 2020 },
];
const index = indexVehicles(vehicles);
const everything = { brand: '', series: '', query: '' };
const names = (query: string, aliases = {}) =>
  searchVehicles(index, { ...everything, query }, aliases).vehicles.map(({ series }) => series);

test('Folding leaves letters and digits', () => {
  expect(['ID.3', 'id 3', 'Škoda', 'Citroën ë-C4', 'Ørsted'].map(fold)).toEqual([
    'id3',
    'id3',
    'skoda',
    'citroenec4',
    'orsted',
  ]);
});

test.each([
  ['', 5],
  ['id3', 1],
  ['ID.3', 1],
  ['id 3', 1],
  ['SKODA', 1],
  ['mach e', 1],
  ['e 2008', 1],
  ['volkswagen 77', 1],
  ['pro volkswagen', 2],
])('"%s" finds %i', (query, count) => expect(names(query)).toHaveLength(count));

test('A number that may be a year matches model years and names', () => {
  expect(names('2019')).toEqual(['e-2008']);
  expect(names('2008')).toEqual(['e-2008']);
  expect(names('volkswagen 2026')).toEqual(['ID.4']);
});

test('A misspelt word is read as the nearest name, and the result says so', () => {
  expect(searchVehicles(index, { ...everything, query: 'volkswagon id4' })).toMatchObject({
    vehicles: [{ series: 'ID.4' }],
    readAs: 'volkswagen id4',
  });
  expect(searchVehicles(index, { ...everything, query: 'skdoa' }).readAs).toBeUndefined();
  expect(searchVehicles(index, { ...everything, query: 'sokda' }).vehicles).toEqual([]);
  expect(searchVehicles(index, { ...everything, query: 'enyak' }).readAs).toBe('enyaq');
  expect(searchVehicles(index, { ...everything, query: 'xyz' })).toEqual({ vehicles: [] });
});

test('Other names are known', () => expect(names('vw id3', { vw: 'volkswagen' })).toEqual(['ID.3']));

test.each([
  ['3 Series', { en: '3 Series', sv: '3-serie', da: '3-serie', nb: '3-serie', nl: '3 Serie', de: '3 Series' }],
  ['A-Class', { en: 'A-Class', sv: 'A-klass', da: 'A-klasse', nb: 'A-klasse', nl: 'A-Klasse', de: 'A-Class' }],
  ['B-Class Electric Drive', { sv: 'B-klass Electric Drive', nl: 'B-Klasse Electric Drive' }],
  ['Model 3', { sv: 'Model 3', nl: 'Model 3' }],
])('%s is shown as each language names it', (series, names) =>
  expect(Object.keys(names).map((htmlLang) => seriesName(series, htmlLang))).toEqual(Object.values(names)),
);

test('A series is found by its name in any language, and sorted by the one that is shown', () => {
  const german: Vehicle[] = [
    { brand: 'BMW', series: '3 Series', model: '330e Saloon', from: 2019 },
    { brand: 'Mercedes-Benz', series: 'A-Class', model: 'A 250 e', from: 2019 },
    { brand: 'Mercedes-Benz', series: 'A-kit', model: 'Made up', from: 2020 },
  ];
  const found = (query: string) =>
    searchVehicles(indexVehicles(german), { ...everything, query }).vehicles.map(({ model }) => model);
  for (const query of ['3 Series', '3-serie', '3serie', 'bmw 3 serie 330e'])
    expect(found(query)).toEqual(['330e Saloon']);
  for (const query of ['A-Class', 'a-klass', 'A-Klasse', 'mercedes a klasse 250'])
    expect(found(query)).toEqual(['A 250 e']);
  const sorted = (htmlLang: string) => sortVehicles(german, 'series', false, htmlLang).map(({ series }) => series);
  expect(sorted('en')).toEqual(['3 Series', 'A-Class', 'A-kit']);
  expect(sorted('sv')).toEqual(['3 Series', 'A-kit', 'A-Class']);
});

test('Brand and series narrow the search', () => {
  expect(searchVehicles(index, { brand: 'Volkswagen', series: '', query: 'pro' }).vehicles).toHaveLength(2);
  expect(searchVehicles(index, { brand: 'Volkswagen', series: 'ID.4', query: '' }).vehicles).toHaveLength(1);
  expect([...countBy(vehicles, 'brand')]).toContainEqual(['Volkswagen', 2]);
  expect(hasSeries(vehicles, 'Ford', 'ID.4')).toBe(false);
});

test('Sorting is by language and value, and leaves the list alone', () => {
  const before = [...vehicles];
  expect(sortVehicles(vehicles, 'year', true, 'sv').at(-1)).toMatchObject({ series: 'e-2008' });
  expect(sortVehicles(vehicles, 'model', false, 'en').map(({ model }) => model)).toEqual([
    '50 kWh',
    '80x',
    'GT',
    'Pro 58 kWh',
    'Pro 77 kWh',
  ]);
  expect(vehicles).toEqual(before);
});

test('An address is read back as it was written', () => {
  const query = {
    brand: 'Volkswagen',
    series: 'ID.3',
    query: 'pro 58',
    sort: 'year',
    descending: true,
    page: 0,
  } as const;
  expect(writeVehicleQuery(query)).toBe('?brand=Volkswagen&series=ID.3&q=pro+58&sort=-year&page=all');
  expect(readVehicleQuery(writeVehicleQuery(query), vehicles)).toEqual(query);
  expect(writeVehicleQuery(everyVehicle)).toBe('');
});

test.each(['?brand=Trabant', '?series=601', '?sort=colour', '?page=-1', '?page=x', '?page=1.5', '?foo=bar'])(
  'The unknown in %s is ignored',
  (search) => expect(readVehicleQuery(search, vehicles)).toEqual(everyVehicle),
);

const header = 'brand,series,model,year_from,year_to\n';

test('The list is read and sorted; an empty last year stays open', () => {
  expect(parseVehicles(`${header}B,S,M,2020,\nA,S,"M, long",2019,2021\n`, 'v.csv')).toEqual([
    { brand: 'A', series: 'S', model: 'M, long', from: 2019, to: 2021 },
    { brand: 'B', series: 'S', model: 'M', from: 2020 },
  ]);
});

test('Every fault of the list is named with file, line and field', () => {
  const csv = `${header}A,S,M,2020,\n\nA,,M,2020,\nA,S,M,20,\nA,S,M\nA,S,N,2021,2020\nA,S,M,2020,\nA,s,O,2020,\n`;
  expect(() => parseVehicles(csv, 'v.csv')).toThrow(
    [
      'The list of vehicles has to be mended:',
      '  v.csv:4:3  series: is missing.',
      '  v.csv:5:7  year_from: "20" is no year such as 2021.',
      '  v.csv:6  This line has 3 cells instead of 5 (brand,series,model,year_from,year_to).',
      '  v.csv:7:12  year_to: "2020" is before year_from.',
      '  v.csv:8  This is the same vehicle as in line 2. Remove one.',
      '  v.csv:9:3  series: "s" is "S" in line 2, so visitors get two groups. Write both the same.',
    ].join('\n'),
  );
  expect(() => parseVehicles('brand,series\n', 'v.csv')).toThrow(
    'v.csv:1  The first line names the columns. Write brand,series',
  );
});

test.each([
  ['Aiways,U6,63,5 kWh,2023,', '"63,5" is two cells. Write 63.5.'],
  ['Hyundai,Ioniq 5,72,6 kWh,2021,2024', '"72,6" is two cells. Write 72.6.'],
  ['BMW,i3 94,33,2 kWh,2016,', '"33,2" is two cells. Write 33.2.'],
  ['Tesla,Model 3,Long Range 78,1,2021,', '"78,1" is two cells. Write 78.1.'],
])('The figure whose comma made two cells is found in %s', (line, remedy) => {
  const { faults } = readVehicles(`brand,series,model,year_from,year_to\n${line}\n`);
  expect(faults).toEqual([expect.objectContaining({ line: 2, remedy })]);
});
