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
/** What is wrong; that other data waits for it is said each time. */
const faultLines = () =>
  [...jsonFaults(site), ...dataFaults(site)]
    .filter(({ rule }) => rule !== 'not-checked')
    .map(faultLine)
    .sort();

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
const company = readFileSync('data/company.json', 'utf8');
const prices = readFileSync('data/prices.json', 'utf8');
const revoked = readFileSync('data/revoked-reports.json', 'utf8');
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
    'a decimal comma in quotes',
    'claims.json',
    claims.replace('99', '"99,5"'),
    'data/claims.json:3:15  uptime.value: expected a number, found "99,5". Write 99.5 without quotes.',
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
    'a period that is shorter than a demo',
    'availability.json',
    availability.replace(
      '"friday": [{ "from": "09:00", "to": "12:00" }]',
      '"friday": [{ "from": "09:00", "to": "09:30" }]',
    ),
    'data/availability.json:22:16  hours.friday.0: 09:00 to 09:30 is 30 minutes, and a demo takes 45 ("minutes"), so that none is offered then. Write a later "to", or remove the period.',
  ],
  [
    'a weekday that is misspelt',
    'availability.json',
    availability.replace('"friday": [{', '"firday": [{'),
    'data/availability.json:22:5  hours.firday: is not a field. Did you mean "friday"? The fields here are monday, tuesday, wednesday, thursday, friday, saturday, sunday.',
  ],
  [
    'an e-mail address without its @',
    'company.json',
    company.replace('hello@', 'hello.'),
    'data/company.json:6:3  email: expected an e-mail address such as name@company.com, found "hello.voltsyn.example". Write it with the @ before the name of its domain.',
  ],
  [
    'a phone number that lost a digit',
    'company.json',
    company.replace('+46 8 465 004 10', '+46 8 465 004'),
    'data/company.json:7:3  phone: +46 8 465 004 has 7 digits after +46, and numbers there have 8 to 9. Look whether a digit is missing, or one too many.',
  ],
  [
    'a price a thousand times too high',
    'prices.json',
    prices.replace('"EUR": 7,', '"EUR": 7000,'),
    'data/prices.json:6:44  examples.batstream.price.EUR: 7000 is far from what this costs in the other currencies, about 7 here. Correct it, or the others.',
  ],
  [
    'a price that was raised in one currency only',
    'prices.json',
    prices.replace('"EUR": 7,', '"EUR": 9,'),
    'data/prices.json:6:44  examples.batstream.price.EUR: 9 is far from what this costs in the other currencies, about 7 here. Correct it, or the others.',
  ],
  [
    'a price that stands twice',
    'prices.json',
    prices.replace('"count": 40 }', '"count": 40, "price": { "EUR": 31 } }'),
    'data/prices.json:5:31  examples.batscan.price: the row of 40 in "volumes" has this price. Remove it here: the two would differ one day.',
  ],
  [
    'an example that is none of the volumes',
    'prices.json',
    prices.replace('"count": 40 }', '"count": 45 }'),
    'data/prices.json:5:18  examples.batscan.count: "volumes" has no row of 45. Write one of 20, 40, 120, 300, or add a row.',
  ],
  [
    'an example without a price',
    'prices.json',
    prices.replace(/(?<="batstream": \{ "count": \d+).*(?= \},)/, ''),
    'data/prices.json:6:5  examples.batstream.price: is missing. Add what one costs in each currency.',
  ],
  [
    'a number of a report with a wrong last symbol',
    'revoked-reports.json',
    revoked.replace('A6A1', 'A6A2'),
    'data/revoked-reports.json:3:17  revoked.0.number: has a wrong last symbol, which follows from those before it, found "BS-SAMPLE-0388-MTYV-A6A2". If they are right, write "BS-SAMPLE-0388-MTYV-A6A1".',
  ],
  [
    'a number of a report with a letter that no number has',
    'revoked-reports.json',
    revoked.replace('A6A1', 'A6U1'),
    'data/revoked-reports.json:3:17  revoked.0.number: has to be a number such as BS-SAMPLE-0417-HYAC-F6HG, without the letters I, L, O and U, found "BS-SAMPLE-0388-MTYV-A6U1". Correct it.',
  ],
  [
    'a fourth sample report',
    'sample-reports/fourth.json',
    '{}',
    'data/sample-reports/fourth.json  The site shows three sample reports, and this is none of them. Put its figures into one of the three, or ask a developer: a fourth needs labels and pages.',
  ],
  [
    'a holiday on a day that does not exist',
    'availability.json',
    availability.replace('"2026-12-24"', '"2026-02-30"'),
    expect.stringMatching(/holidays\.SE\.days\.2026-02-30: there is no such day\. Rename it\.$/),
  ],
  [
    'a withdrawal on a day that does not exist',
    'revoked-reports.json',
    revoked.replace('2026-09-08', '2026-09-31'),
    expect.stringMatching(/revoked\.0\.date: there is no such day, found "2026-09-31"\. Write year, month and day/),
  ],
  [
    'a sample that is withdrawn',
    'revoked-reports.json',
    revoked.replace('BS-SAMPLE-0388-MTYV-A6A1', 'BS-SAMPLE-0418-M7ZP-220C'),
    'data/revoked-reports.json:3:17  revoked.0.number: BS-SAMPLE-0418-M7ZP-220C is the report of data/sample-reports/worn.json, which the site shows as genuine. Take it out when you have tried it.',
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
    'data/roi.json:4:24  This is not JSON. Remove this comma.',
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
    'data/vehicles.csv:2:19  year_from: "soon" is no year such as 2021.',
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

test('A glossary that is not there may never have been', () => {
  rmSync(path.join(site, 'data/glossary/sv.json'));
  expect(faultLines()).toEqual([
    'data/glossary/sv.json  This file is missing. Restore it. A new language has none yet: write it as the others are, or set "staged": true in data/locales.json.',
  ]);
});

test('Data is compared where it is right, and what waits for other data is said once', () => {
  write('team.json', team);
  write('claims.json', claims.replace('99', '"99"'));
  const lines = dataFaults(site).map(faultLine);
  expect(lines).toContainEqual(expect.stringContaining('there is no static/img/me.jpg'));
  expect(lines.filter((line) => line.includes('are not checked before'))).toHaveLength(1);
});
