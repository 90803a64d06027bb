import * as z from 'zod';

/** ISO 3166-1 */
export const countryCode = z.string().regex(/^[A-Z]{2}$/, 'has to be a country code such as SE');

/** ISO 4217 */
export const currencyCode = z.string().regex(/^[A-Z]{3}$/, 'has to be a currency code such as EUR');
