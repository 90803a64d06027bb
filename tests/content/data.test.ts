import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { dataFaults } from '../../src/check/data-faults.ts';
import { faultLine } from '../../src/check/fault.ts';
import { jsonFaults } from '../../src/check/json-faults.ts';
import { parseVehicles } from '../../src/domain/vehicle-csv.ts';

let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'data-'));
  cpSync('data', path.join(site, 'data'), { recursive: true });
});
afterEach(() => rmSync(site, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(path.join(site, 'data', file), text);
const faultLines = () => [...jsonFaults(site), ...dataFaults(site)].map(faultLine).sort();

const roi = `{
  "$comment": "",
  "sample": true,
  "cautiousShare": 0.5,
  "currencies": ["EUR", "SEK", "DKK", "NOK", "GBP"],
  "calculators": {
    "batscan": {
      "period": "month",
      "gains": { "resale": ["cars", "price"] },
      "fee": ["cars"],
      "inputs": {
        "cars": { "unit": "count", "start": 20, "min": 1, "max": 1000 },
        "price": { "unit": "money", "amounts": { "EUR": 1, "SEK": 1, "DKK": 1, "NOK": 1, "GBP": 1 }, "min": 1, "max": 9 }
      }
    }
  }
}`;
const claims = `{
  "uplift": { "value": 30, "unit": "percent", "qualifier": "none", "source": "a study", "basis": 100, "date": "2026-11-20", "sample": true },
  "uptime": { "value": 99, "unit": "percent", "qualifier": "none", "source": "a study", "basis": 100, "date": "2026-11-20", "sample": true }
}`;
const team = '{ "$comment": "", "sample": true, "members": { "engineering": { "portrait": "/img/me.jpg" } } }';
const availability = readFileSync('data/availability.json', 'utf8');
const vehicles = 'brand,series,model,year_from,year_to\nFord,Explorer,Pro,2024,\n';
const locale = '{ "code": "en", "htmlLang": "en", "name": "English", "flag": "GB", "currency": "ISK" }';

test('The list has at least 500 vehicles', () => {
  const list = parseVehicles(readFileSync('data/vehicles.csv', 'utf8'), 'data/vehicles.csv');
  expect(list.length).toBeGreaterThanOrEqual(500);
});

test.each([
  [
    'a number in quotes',
    'claims.json',
    claims.replace('99', '"99"'),
    'data/claims.json:3:15  uptime.value: expected a number, found "99". Write 99 without quotes.',
  ],
  [
    'a word that is none of the choices',
    'claims.json',
    claims.replace('"percent"', '"per cent"'),
    'data/claims.json:2:28  uplift.unit: "per cent" is not allowed here. Did you mean "percent"? Allowed: "percent", "minute", "hour", "day", "week", "month", "count", "hourOfSevenDays".',
  ],
  [
    'a misspelt field',
    'roi.json',
    roi.replace('cautiousShare', 'cautionShare'),
    'data/roi.json:4:3  cautionShare: is not a field. Did you mean "cautiousShare"? The fields here are $comment, sample, cautiousShare, currencies, calculators.',
  ],
  [
    'a number out of bounds',
    'roi.json',
    roi.replace('0.5', '2'),
    'data/roi.json:4:3  cautiousShare: expected at most 1, found 2. Write a smaller number.',
  ],
  [
    'a wrong name',
    'roi.json',
    roi.replace('"EUR":', '"euro":'),
    'data/roi.json:13:50  calculators.batscan.inputs.price.amounts.euro: its name has to be a currency code such as EUR. Rename it.',
  ],
  [
    'a factor that nobody is asked for',
    'roi.json',
    roi.replace('"cars", "price"]', '"cars", "prices"]'),
    'data/roi.json:9:37  calculators.batscan.gains.resale.1: is none of the inputs, found "prices". Correct it.',
  ],
  [
    'an input that starts with two things',
    'roi.json',
    roi.replace('"start": 20', '"start": 20, "example": "count"'),
    'data/roi.json:12:9  calculators.batscan.inputs.cars: has one of start, amounts, claim, example. Correct it.',
  ],
  [
    'an amount that lacks a currency',
    'roi.json',
    roi.replace('"GBP": 1', '"USD": 1'),
    'data/roi.json:13:37  calculators.batscan.inputs.price.amounts: GBP is missing, one of "currencies" in data/roi.json. Add it.',
  ],
  [
    'a start that is no figure of ours',
    'roi.json',
    roi.replace('"start": 20', '"claim": "carsSold"'),
    'data/roi.json:12:36  calculators.batscan.inputs.cars.claim: data/claims.json has no "carsSold". Name another figure.',
  ],
  [
    'a text of the wrong form',
    'team.json',
    team.replace('/img/', ''),
    'data/team.json:1:65  members.engineering.portrait: has to be a file below static, such as /img/team/name.jpg, found "me.jpg". Correct it.',
  ],
  [
    'a picture that is not there',
    'team.json',
    team,
    'data/team.json:1:65  members.engineering.portrait: there is no static/img/me.jpg. Put the picture there.',
  ],
  [
    'a language without its currency',
    'locales.json',
    `{ "defaultLocale": "en", "locales": [${locale}] }`,
    'data/roi.json:5:3  currencies: ISK is missing, the currency of "en" in data/locales.json. Add it.',
  ],
  [
    'hours of a day that overlap',
    'availability.json',
    availability.replace('"from": "13:00"', '"from": "11:00"'),
    'data/availability.json:8:9  hours.monday.1.from: has to be 12:00 or later, when the period before it ends. Correct it.',
  ],
  [
    'a time zone that does not exist',
    'availability.json',
    availability.replace('"Europe/Stockholm"', '"Europe/Stokholm"'),
    'data/availability.json:4:3  timeZone: has to be a time zone such as Europe/Stockholm, found "Europe/Stokholm". Correct it.',
  ],
  [
    'a language in which nothing can be booked',
    'availability.json',
    availability.replace(/"da": \[.*\]/, '"da": ["sunday"]'),
    'data/availability.json:31:5  languages.da: no demo can be booked in this language. Look at its weekdays, "hours" and "minutes": a demo has to fit into a period of one of these days.',
  ],
  [
    'a missing comma',
    'roi.json',
    roi.replace('true,', 'true'),
    'data/roi.json:4:3  This is not JSON. A comma is missing before this.',
  ],
  [
    'a comma too many',
    'roi.json',
    roi.replace('0.5,', '0.5,,'),
    'data/roi.json:4:24  This is not JSON. A name in double quotes has to follow: add it, or remove the comma before this.',
  ],
  [
    'a name without quotes',
    'roi.json',
    roi.replace('"sample"', 'sample'),
    'data/roi.json:3:3  This is not JSON. Texts and names need double quotes.',
  ],
  [
    'an empty file',
    'roi.json',
    '',
    'data/roi.json  This file is empty. Bring its text back: git restore data/roi.json.',
  ],
  [
    'a fault in a table',
    'vehicles.csv',
    vehicles.replace('2024', 'soon'),
    'data/vehicles.csv:2  year_from: is a year such as 2021, found "soon"',
  ],
])('%s is named with its place and a remedy', (_fault, file, text, ...faults) => {
  write(file, text);
  expect(faultLines()).toEqual(faults);
});

test('Holidays that end within the days for which times are offered are named', () => {
  process.env.SITE_TODAY = '2027-12-20';
  try {
    expect(faultLines()).toContain(
      'data/availability.json:106:7  holidays.NL.days: the list ends with 2028-01-01, and times are offered until 2028-01-03. Add the holidays of the next year.',
    );
    process.env.SITE_TODAY = '2027-12-18';
    expect(faultLines()).toEqual([]);
  } finally {
    delete process.env.SITE_TODAY;
  }
});

test('Faults of all files are listed at once, missing and unknown files among them', () => {
  write('roi.json', roi.replace('true', '"yes"'));
  write('claims.json', '{');
  write('glossary/is.json', '{}');
  renameSync(path.join(site, 'data/milestones.json'), path.join(site, 'data/history.json'));
  expect(faultLines().map((line) => line.split(/: | {2}(?:This|Nothing)/)[0])).toEqual([
    'data/claims.json:1:2',
    'data/glossary/is.json',
    'data/history.json',
    'data/milestones.json',
    'data/roi.json:3:3  sample',
  ]);
});
