import { describe, expect, test } from '@jest/globals';

import { availability as published } from '../../src/domain/availability.ts';
import { freeTimes, momentOf, offeredTimes } from '../../src/domain/free-times.ts';
import { availabilitySchema, type Availability } from '../../src/domain/schemas/availability.ts';

/** Every day from nine to ten, each half an hour, with no lead. */
const plain: Availability = {
  ...published,
  timeZone: 'Europe/Stockholm',
  hours: Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
      day,
      [{ from: '09:00', to: '10:00' }],
    ]),
  ),
  minutes: 30,
  leadHours: 0,
  horizonDays: 1,
  atOnce: 1,
  languages: { en: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'], da: ['tuesday'] },
  holidays: { DK: { away: ['da'], days: { '2027-01-12': 'A day' } } },
  closed: {},
};
const at = (iso: string) => new Date(iso);
const hoursOf = (from: string, to: string) =>
  Object.fromEntries(Object.keys(plain.hours).map((day) => [day, [{ from, to }]]));

test('Times follow each other within the hours, up to the end of the horizon, from now on', () => {
  expect(freeTimes(plain, 'en', at('2027-01-11T08:10:00Z'))).toEqual([
    '2027-01-11T08:30:00.000Z',
    '2027-01-12T08:00:00.000Z',
    '2027-01-12T08:30:00.000Z',
  ]);
});

test('The lead time counts to the millisecond', () => {
  const late = { ...plain, leadHours: 24 };
  expect(freeTimes(late, 'en', at('2027-01-11T08:00:00.000Z'))[0]).toBe('2027-01-12T08:00:00.000Z');
  expect(freeTimes(late, 'en', at('2027-01-11T08:00:00.001Z'))[0]).toBe('2027-01-12T08:30:00.000Z');
});

test('A demo that would not end within its hours is not offered', () => {
  const long = { ...plain, minutes: 45, horizonDays: 0 as number };
  expect(freeTimes(long, 'en', at('2027-01-11T00:00:00Z'))).toEqual(['2027-01-11T08:00:00.000Z']);
});

test('A language is offered on its weekdays, but not on the holidays of its colleagues', () => {
  const weeks = { ...plain, horizonDays: 14 };
  const days = (language: string) =>
    freeTimes(weeks, language, at('2027-01-05T00:00:00Z')).map((startsAt) => startsAt.slice(0, 10));
  expect([...new Set(days('da'))]).toEqual(['2027-01-05', '2027-01-19']);
  expect(new Set(days('en')).size).toBe(15);
  expect(days('xx')).toEqual([]);
});

test('On a day on which nobody holds demos there are none in any language', () => {
  const weeks = { ...plain, horizonDays: 14, closed: { '2027-01-19': 'A day for everybody' } };
  const days = (language: string) =>
    new Set(freeTimes(weeks, language, at('2027-01-05T00:00:00Z')).map((startsAt) => startsAt.slice(0, 10)));
  expect(days('en')).not.toContain('2027-01-19');
  expect([...days('da')]).toEqual(['2027-01-05']);
  expect(availabilitySchema.safeParse({ ...published, closed: { '2027-02-30': 'x' } }).success).toBe(false);
});

test('A time is free while fewer demos overlap it than can be held at once', () => {
  const now = at('2027-01-11T00:00:00Z');
  const [first = '', second = ''] = freeTimes(plain, 'en', now);
  const free = (taken: { startsAt: string; minutes: number }[], atOnce = 1) =>
    freeTimes({ ...plain, atOnce }, 'en', now, taken).slice(0, 2);
  expect(free([{ startsAt: first, minutes: 30 }])[0]).toBe(second);
  expect(free([{ startsAt: first, minutes: 30 }], 2)).toEqual([first, second]);
  // Booked when demos were longer: it reaches into the second time.
  expect(free([{ startsAt: first, minutes: 31 }])).not.toContain(second);
  expect(free([{ startsAt: '2027-01-11T07:30:00.000Z', minutes: 30 }])[0]).toBe(first);
});

describe('daylight saving', () => {
  test('Nine o’clock stays nine o’clock on both sides of both changes', () => {
    const days = (from: string) => offeredTimes({ ...plain, horizonDays: 2 }, 'en', at(from));
    expect(days('2027-03-27T00:00:00Z').filter((_start, index) => index % 2 === 0)).toEqual([
      '2027-03-27T08:00:00.000Z',
      '2027-03-28T07:00:00.000Z',
      '2027-03-29T07:00:00.000Z',
    ]);
    expect(days('2027-10-30T00:00:00Z').filter((_start, index) => index % 2 === 0)).toEqual([
      '2027-10-30T07:00:00.000Z',
      '2027-10-31T08:00:00.000Z',
      '2027-11-01T08:00:00.000Z',
    ]);
  });

  test('In spring the hour that clocks skip is not offered, in autumn the one that comes twice is offered twice', () => {
    const night = { ...plain, hours: hoursOf('01:00', '04:00'), minutes: 60, horizonDays: 0 as number };
    expect(offeredTimes(night, 'en', at('2027-03-27T23:00:00Z'))).toEqual([
      '2027-03-28T00:00:00.000Z',
      '2027-03-28T01:00:00.000Z',
    ]);
    expect(offeredTimes(night, 'en', at('2027-10-30T22:00:00Z'))).toEqual([
      '2027-10-30T23:00:00.000Z',
      '2027-10-31T00:00:00.000Z',
      '2027-10-31T01:00:00.000Z',
      '2027-10-31T02:00:00.000Z',
    ]);
  });

  test('Today is the day of the zone, not of UTC', () => {
    expect(offeredTimes({ ...plain, horizonDays: 0 }, 'en', at('2027-01-10T23:30:00Z'))).toEqual([
      '2027-01-11T08:00:00.000Z',
      '2027-01-11T08:30:00.000Z',
    ]);
  });

  test('A time on the clocks has one moment, or none when they skip it or show it twice', () => {
    expect(momentOf('2027-03-28T09:00', 'Europe/Stockholm')).toBe('2027-03-28T07:00:00.000Z');
    expect(momentOf('2027-03-28T02:30', 'Europe/Stockholm')).toBeUndefined();
    expect(momentOf('2027-10-31T02:30', 'Europe/Stockholm')).toBeUndefined();
    expect(momentOf('soon', 'Europe/Stockholm')).toBeUndefined();
  });
});

describe('data/availability.json', () => {
  /** What the schema says about the published file with something changed, one line each. */
  const faults = (change: Partial<Record<keyof Availability, unknown>>) =>
    availabilitySchema
      .safeParse({ ...published, ...change })
      .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

  test('It is as its schema says', () => {
    expect(faults({})).toBeUndefined();
  });

  test.each<[what: string, change: Partial<Record<keyof Availability, unknown>>, said: RegExp]>([
    [
      'hours that overlap',
      {
        hours: {
          monday: [
            { from: '09:00', to: '12:00' },
            { from: '11:00', to: '13:00' },
          ],
        },
      },
      /^hours\.monday\.1\.from has to be 12:00 or later/,
    ],
    [
      'hours that end before they begin',
      { hours: { monday: [{ from: '12:00', to: '09:00' }] } },
      /^hours\.monday\.0\.to/,
    ],
    ['a zone that does not exist', { timeZone: 'Europe/Stokholm' }, /^timeZone has to be a time zone/],
    ['a difference instead of a zone', { timeZone: '+01:00' }, /^timeZone has to be a time zone/],
    ['a lead beyond the horizon', { leadHours: 400, horizonDays: 10 }, /^leadHours has to be less/],
    [
      'a day that does not exist',
      { holidays: { SE: { away: ['sv'], days: { '2027-02-30': 'x' } } } },
      /^holidays\.SE\.days/,
    ],
    ['a language that the site does not have', { languages: { xx: ['monday'] } }, /^languages/],
    ['a field that nothing reads', { colour: 'red' } as object, /colour/],
  ])('%s is named', (_what, change, said) => {
    expect(faults(change)!.join('\n')).toMatch(said);
  });
});
