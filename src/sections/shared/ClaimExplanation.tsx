import Translate, { translate } from '@docusaurus/Translate';
import { useId } from 'react';

import { LastWordWith, Toggletip, ToggletipLink } from '@site/src/components/ui/Toggletip';
import { claims, type ClaimId } from '@site/src/domain/claims';
import { useBareClaim } from '@site/src/hooks/useClaim';
import { useFormats } from '@site/src/hooks/useFormats';
import { useClaimDefinition } from './claim-definitions';

/**
 * A figure that is shown big, and on request what it measures, on what basis, and when that was stated. Its qualifier stands
 * small before it, and from tablets on above it, so that all figures of a row begin at their column's edge.
 */
export function ClaimExplanation({ id, figure }: { id: ClaimId; figure: string }) {
  const { basis, date: day } = claims[id];
  const { number, date } = useFormats();
  const definition = useClaimDefinition(id);
  const bare = useBareClaim(id);
  const popover = `claim-${useId()}`;
  const qualifier = figure.slice(0, figure.indexOf(bare)).trim();
  const shown = figure.slice(figure.indexOf(bare));
  // "2 minutes": the words of a figure are smaller than its digits where these are very big.
  const [, digits, words] = /^(.*\d)\s+(\p{L}.*)$/u.exec(shown) ?? [];
  return (
    <span className="order-first flex flex-wrap items-baseline gap-x-2 self-end tracking-display">
      {qualifier && (
        <span className="font-text text-md leading-tight font-normal tracking-[normal] text-body sm:basis-full [.bg-night_&]:text-current">
          {`${qualifier} `}
        </span>
      )}
      {/* On the next line, where both don't fit on one. */}
      <span>
        {words && digits}
        <span className={words && 'tracking-display [[data-slot=stat]_&]:text-xl'}>
          <LastWordWith text={words ? ` ${words}` : shown}>
            {definition && (
              <Toggletip
                id={popover}
                className="relative ml-px inline-grid size-6 place-items-center align-middle text-base no-underline after:absolute after:-inset-3"
                label={
                  <span className="sr-only">
                    {translate(
                      {
                        id: 'common.claim.explain',
                        message: 'What “{figure}” means',
                        description:
                          'Name of the small button behind a figure, for screen readers; {figure} is "up to 30%"',
                      },
                      { figure },
                    )}
                  </span>
                }
              >
                {definition}
                <span className="mt-2 block opacity-80">
                  {basis === 'unstated' ? (
                    <Translate
                      id="common.claim.own"
                      description="Below what a figure means: who states it; {date} is a day"
                      values={{ date: date(day) }}
                    >
                      {'Our own figure, as at {date}.'}
                    </Translate>
                  ) : (
                    <Translate
                      id="common.claim.sample"
                      description="Below what a figure means: who states it, from how many cases; {date} is a day"
                      values={{ count: number(basis), date: date(day) }}
                    >
                      {'Our own figure from {count} cases, as at {date}.'}
                    </Translate>
                  )}
                </span>
                <ToggletipLink to="/how-we-measure#figures">
                  <Translate
                    id="common.claim.all"
                    description="Link below what a figure means, to the table of all our figures"
                  >
                    All our figures
                  </Translate>
                </ToggletipLink>
              </Toggletip>
            )}
          </LastWordWith>
        </span>
      </span>
    </span>
  );
}
