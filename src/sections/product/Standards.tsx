import type { Interface } from '@site/src/domain/schemas/owner-data';

/** Names of standards and formats (data/interfaces.json), side by side. */
export function Standards({ of: standards }: { of: readonly Interface[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-px sm:gap-x-8 sm:gap-y-1">
      {standards.map(({ name, standard }) => (
        <li key={name}>
          <span className="font-display font-semibold text-ink sm:text-md">{name}</span>
          {standard && <span className="ml-2 text-sm text-muted">{standard}</span>}
        </li>
      ))}
    </ul>
  );
}
