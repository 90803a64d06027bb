import { spriteUrl } from './sprite';

/** The flag of a country (ISO 3166-1 code). Decorative: the name of the language stands beside it. */
export function Flag({ country }: { country: string }) {
  return (
    <svg data-slot="flag" aria-hidden="true" className="h-4 w-6 shrink-0 rounded-sm">
      <use href={`${spriteUrl}#flag-${country}`} />
    </svg>
  );
}
