import data from '../../data/company.json' with { type: 'json' };
import type { Company } from '../schemas/company.ts';

export const company: Company = data;

/** For `href`: international form without spaces. */
export const phoneHref = `tel:${company.phone.replaceAll(' ', '')}`;
export const emailHref = `mailto:${company.email}`;
