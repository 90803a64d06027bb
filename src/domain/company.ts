import data from '../../data/company.json' with { type: 'json' };
import type { Company } from './schemas/company.ts';

export const company: Company = data;

/** For `href`: international form without spaces. */
export const phoneHref = `tel:${company.phone.replaceAll(' ', '')}`;
export const emailHref = `mailto:${company.email}`;

const { street, postalCode, city } = company.office;
/** The office's address in OpenStreetMap. */
export const mapHref = `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${street}, ${postalCode} ${city}`)}`;
