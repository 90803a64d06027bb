import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';

import { company } from '@site/src/domain/company';
import { useLinkTo } from './navigation';

/** Mark and brand text, leading home. The mark is a cell with its level read on a scale. */
export function Logo() {
  const linkTo = useLinkTo();
  return (
    <Link
      {...linkTo('/')}
      aria-label={translate(
        { id: 'nav.logo', message: '{company}, home', description: 'Accessible name of the logo link' },
        { company: company.name },
      )}
      className="flex min-h-target items-center gap-3 text-inherit no-underline"
    >
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8">
        <rect width="32" height="32" rx="9" className="fill-night" />
        <path
          d="M8 22a9 9 0 1 1 16 0"
          fill="none"
          strokeWidth="2.5"
          strokeLinecap="round"
          className="stroke-night-line"
        />
        <path
          d="M8 22a9 9 0 0 1 12.2-12"
          fill="none"
          strokeWidth="2.5"
          strokeLinecap="round"
          className="stroke-aurora"
        />
        <path d="m16 18 4.4-7" strokeWidth="2.5" strokeLinecap="round" className="stroke-on-night" />
        <circle cx="16" cy="18.5" r="2.2" className="fill-on-night" />
      </svg>
      {/* Narrow phones need the room for the demo's button. */}
      <span className="font-display text-lg font-semibold tracking-display max-[24rem]:hidden">{company.name}</span>
    </Link>
  );
}
