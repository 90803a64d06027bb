import data from '../../data/availability.json' with { type: 'json' };
import type { Availability } from './schemas/availability.ts';

/** When demos can be booked, as data/availability.json says. */
export const availability = data as unknown as Availability;
