import * as z from 'zod';

import { sampleNumber } from './reports.ts';

const share = z.number().min(0).max(100);
const kilowattHours = z.number().positive();

/** data/sample-reports: examples of BatScan reports, which the mock-ups and the sample report show. */
export const sampleReportSchema = z
  .strictObject({
    $comment: z.string(),
    sample: z.literal(true),
    number: sampleNumber,
    date: z.iso.date(),
    vehicle: z.string(),
    /** Partly hidden, as on real reports. */
    vin: z.string().regex(/^[A-HJ-NPR-Z0-9]{11}·{6}$/, 'has to be a VIN whose last six characters are dots'),
    modelYear: z.int().min(2010),
    odometerKm: z.int().positive(),
    chemistry: z.enum(['NMC', 'NCA', 'LFP']),
    ratedCapacityKwh: kilowattHours,
    usableCapacityKwh: kilowattHours,
    /** Percentage points; the true value lies within it in 95 of 100 cases. */
    uncertainty: z.number().positive().max(10),
    /** State of health that is usual for the model at this age and mileage, percent. */
    expected: z.strictObject({ from: share, to: share }),
    assessmentSeconds: z.int().positive(),
    stateOfCharge: share,
    charging: z.strictObject({
      energyKwh: kilowattHours,
      fastShare: share,
      timeAbove90: share,
      timeBelow10: share,
    }),
    /** Degrees Celsius. */
    temperature: z.strictObject({
      lowest: z.number().min(-40),
      highest: z.number().max(80),
      largestDifference: z.number().min(0),
    }),
    /** Voltages of the cell groups at rest in mV, one row for each module. */
    cells: z.array(z.array(z.int().min(2000).max(4500)).min(1)).min(1),
  })
  .refine((report) => report.usableCapacityKwh <= report.ratedCapacityKwh, {
    path: ['usableCapacityKwh'],
    message: 'may not be more than ratedCapacityKwh',
  })
  .refine(({ expected }) => expected.from < expected.to, {
    path: ['expected'],
    message: 'has to begin before it ends',
  })
  .refine(({ cells }) => new Set(cells.map((row) => row.length)).size === 1, {
    path: ['cells'],
    message: 'has to have rows of the same length',
  });

export type SampleReport = Omit<z.infer<typeof sampleReportSchema>, '$comment' | 'sample'>;
