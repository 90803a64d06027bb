import type { ZodType } from 'zod';

import data from '../../../data/locales.json' with { type: 'json' };
import { americanSpellingSchema } from './american-spelling.ts';
import { navigationSchema } from './arrangement.ts';
import { availabilitySchema } from './availability.ts';
import { claimsSchema } from './claim.ts';
import { companySchema } from './company.ts';
import { evidenceSchema } from './evidence.ts';
import { glossarySchema, glossaryTranslationSchema } from './glossary.ts';
import { languageWordsSchema } from './language-words.ts';
import { languageSchema } from './language.ts';
import { localeCodes } from './locale.ts';
import { localesSchema } from './locales-file.ts';
import {
  certificationsSchema,
  interfacesSchema,
  milestonesSchema,
  pricesSchema,
  privacySchema,
  productFactsSchema,
  teamSchema,
} from './owner-data.ts';
import { praiseSchema } from './praise.ts';
import { publishedPathsSchema, redirectsSchema } from './redirects.ts';
import { checkExamplesSchema, reportKeysSchema, revokedReportsSchema, sampleReportKeySchema } from './reports.ts';
import { roiSchema } from './roi.ts';
import { batteryLifeSchema, packStringSchema, sampleFleetSchema, sampleLineSchema } from './sample-data.ts';
import { sampleReportSchema } from './sample-report.ts';
import { seriesNamesSchema } from './series-names.ts';
import { budgetsSchema, siteSchema } from './settings.ts';
import { typographySchema } from './typography.ts';
import { vehicleListSchema } from './vehicle.ts';

const glossaries = localeCodes.map((code): [string, ZodType] => [
  `glossary/${code}.json`,
  code === data.defaultLocale ? glossarySchema : glossaryTranslationSchema,
]);

/** Files of data/ that need not be there: a staged language can be looked at before it has a glossary. */
export const optionalDataFiles: readonly string[] = data.locales
  .filter((locale) => 'staged' in locale && locale.staged)
  .map(({ code }) => `glossary/${code}.json`);

/** The JSON files of data/, each with its shape. Lines of data/vehicles.csv have theirs in src/domain/vehicle-csv.ts. */
export const dataSchemas: Readonly<Record<string, ZodType>> = {
  'american-spelling.json': americanSpellingSchema,
  'availability.json': availabilitySchema,
  'battery-life.json': batteryLifeSchema,
  'budgets.json': budgetsSchema,
  'certifications.json': certificationsSchema,
  'check-examples.json': checkExamplesSchema,
  'claims.json': claimsSchema,
  'company.json': companySchema,
  'evidence.json': evidenceSchema,
  ...Object.fromEntries(glossaries),
  'interfaces.json': interfacesSchema,
  'language.json': languageSchema,
  'locales.json': localesSchema,
  'milestones.json': milestonesSchema,
  'navigation.json': navigationSchema,
  'pack-string.json': packStringSchema,
  'praise.json': praiseSchema,
  'prices.json': pricesSchema,
  'privacy.json': privacySchema,
  'product-facts.json': productFactsSchema,
  'published-paths.json': publishedPathsSchema,
  'redirects.json': redirectsSchema,
  'report-keys.json': reportKeysSchema,
  'revoked-reports.json': revokedReportsSchema,
  'roi.json': roiSchema,
  'sample-fleet.json': sampleFleetSchema,
  'sample-line.json': sampleLineSchema,
  'sample-report-key.json': sampleReportKeySchema,
  'sample-reports/healthy.json': sampleReportSchema,
  'sample-reports/weak-cell.json': sampleReportSchema,
  'sample-reports/worn.json': sampleReportSchema,
  'series-names.json': seriesNamesSchema,
  'site.json': siteSchema,
  'team.json': teamSchema,
  'language-words.json': languageWordsSchema,
  'typography.json': typographySchema,
  'vehicle-list.json': vehicleListSchema,
};
