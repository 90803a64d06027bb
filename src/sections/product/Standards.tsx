import type { Interface } from '@site/src/domain/schemas/owner-data';

/** Names of standards and formats (data/interfaces.json), side by side. */
export function Standards({ of: standards }: { of: readonly Interface[] }) {
  return (
    <ul className="flex flex-wrap gap-2 sm:gap-3">
      {standards.map(({ name, standard }) => (
        <li
          key={name}
          className="grid content-center rounded-lg border border-line-strong bg-surface px-2 py-1 sm:px-4 sm:py-2"
        >
          <span className="block font-display font-semibold text-ink">{name}</span>
          {standard && <span className="block text-sm text-muted tabular-nums">{standard}</span>}
        </li>
      ))}
    </ul>
  );
}
