import * as z from 'zod';

import { isTimeZone } from '../time-zones.ts';
import { countryCode } from './codes.ts';
import { dayField, timeOfDay } from './dates.ts';
import { localeCodes } from './locale.ts';
import { isRightSoFar } from './refinement.ts';

/** In the order of ISO 8601: Monday is the first. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const weekday = z.enum(weekdays);
const language = z.enum(localeCodes);

const period = z
  .strictObject({ from: timeOfDay, to: timeOfDay })
  .refine(({ from, to }) => from < to, { path: ['to'], when: isRightSoFar, message: 'has to be later than "from"' });

/** The periods of a day, one after the other. */
const periods = z
  .array(period)
  .min(1)
  .superRefine((all, context) => {
    all.forEach(({ from }, index) => {
      const before = all[index - 1];
      if (before && from < before.to)
        context.addIssue({
          code: 'custom',
          path: [index, 'from'],
          message: `has to be ${before.to} or later, when the period before it ends`,
        });
    });
  });

/** data/availability.json: when demos can be booked. */
export const availabilitySchema = z
  .strictObject({
    $comment: z.string(),
    /** True until the owner has set the times; the launch check says so. */
    sample: z.boolean(),
    /** Of the hours and the holidays. */
    timeZone: z.string().refine(isTimeZone, 'has to be a time zone such as Europe/Stockholm'),
    hours: z.partialRecord(weekday, periods),
    /** Length of a demo. */
    minutes: z.int().min(10).max(480),
    /** So long before its beginning a demo can still be booked. */
    leadHours: z.int().min(0).max(720),
    /** So many days ahead times are offered. */
    horizonDays: z.int().min(1).max(90),
    /** How many demos can be held at the same time. */
    atOnce: z.int().min(1).max(50),
    /** The weekdays on which a demo can be held in each language. */
    languages: z.partialRecord(language, z.array(weekday).min(1)),
    /** Days on which nobody holds demos, each with what it is. */
    closed: z.record(dayField, z.string().min(1)).optional(),
    /** Public holidays by country, each day with its name. */
    holidays: z.record(
      countryCode,
      z.strictObject({
        /** The languages whose colleagues are off on these days. */
        away: z.array(language).min(1),
        days: z.record(dayField, z.string().min(1)),
      }),
    ),
  })
  .refine(({ leadHours, horizonDays }) => leadHours < horizonDays * 24, {
    path: ['leadHours'],
    when: isRightSoFar,
    message: 'has to be less than the days of horizonDays: else no time can be booked',
  });

export type Availability = z.infer<typeof availabilitySchema>;
