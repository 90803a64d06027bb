import { translate } from '@docusaurus/Translate';

import { claims, formatFigure, type ClaimId } from '../domain/claims';
import { useLocale } from './useLocale';

/** A marketing figure from data/claims.json without its qualifier, in digits of the page's language: "85%". */
export function useBareClaim(id: ClaimId): string {
  return formatFigure(claims[id], useLocale().htmlLang);
}

/** A marketing figure from data/claims.json, in words and digits of the page's language: "up to 85%". */
export function useClaim(id: ClaimId): string {
  const { htmlLang } = useLocale();
  const claim = claims[id];
  const figure = formatFigure(claim, htmlLang);
  const words = {
    none: figure,
    upTo: translate(
      { id: 'common.claim.upTo', message: 'up to {figure}', description: 'A figure that is a maximum, e.g. up to 30%' },
      { figure },
    ),
    under: translate(
      {
        id: 'common.claim.under',
        message: 'under {figure}',
        description: 'A figure that is not reached, e.g. under 2 minutes',
      },
      { figure },
    ),
    within: translate(
      {
        id: 'common.claim.within',
        message: 'within {figure}',
        description: 'The longest time something takes, e.g. within 24 hours',
      },
      { figure },
    ),
    about: translate(
      { id: 'common.claim.about', message: 'about {figure}', description: 'A rounded figure, e.g. about 48 hours' },
      { figure },
    ),
    average: translate(
      { id: 'common.claim.average', message: 'on average {figure}', description: 'A mean, e.g. on average 5%' },
      { figure },
    ),
    atLeast: translate(
      { id: 'common.claim.atLeast', message: '{figure}+', description: 'A figure that is a minimum, e.g. 10,000+' },
      { figure },
    ),
  };
  return words[claim.qualifier];
}
