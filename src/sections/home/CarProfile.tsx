/** The pack in the floor: how many cells, where the first one begins, and from one to the next. */
const pack = { cells: 20, from: 210, step: 11.9 };

/**
 * The car that the report beside it is about, with its floor cut open: it stands on the scale below, and its cells light
 * up as the needle of the report rises (living-report.css). Its tones are those of the other pictures' pale metal
 * (src/illustrations/materials.ts).
 */
export function CarProfile() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 700 214"
      fill="none"
      data-living=""
      className="w-full max-w-[44rem] overflow-visible"
    >
      {/* Body: its side, what lies in the shade, what lies in the light */}
      <path
        fill="var(--color-line)"
        d="M36 187c-8-1-12-8-13-20-2-24 0-46 4-62L41 52c3-10 4-16 16-19C108 18 180 10 244 10c82 0 132 14 200 66 50 4 94 13 122 27 24 11 38 26 41 48 2 15-1 30-11 36h-35a53 53 0 1 0-102 0H197a53 53 0 1 0-102 0Z"
      />
      <path
        fill="var(--color-on-night-muted)"
        d="M23 152c80-14 380-14 585 4 1 13-2 25-12 31h-35a53 53 0 1 0-102 0H197a53 53 0 1 0-102 0H36c-8-1-12-8-13-20Z"
      />
      <path
        fill="var(--color-surface)"
        d="M28 102 41 52c3-10 4-16 16-19C108 18 180 10 244 10c82 0 132 14 200 66 50 4 94 13 122 27-170-21-390-18-538-1Z"
      />
      {/* Glass, and the light in it */}
      <path
        fill="var(--color-night-raised)"
        d="m76 76 13-31c3-7 7-10 14-12 42-9 90-13 141-13 70 0 114 12 166 50 9 7 8 11-1 11-104-3-214-3-326 2-7 0-9-2-7-7Z"
      />
      <path
        fill="var(--color-night-line)"
        d="M264 20c64 3 100 14 146 50 9 7 8 11-1 11l-70-1ZM122 30l40-6-40 58-40 1c-6 0-8-2-6-7l13-31c3-7 7-10 14-12Z"
      />
      <path stroke="var(--color-surface)" strokeWidth="6" d="M258 15v70M140 24l-8 60" />
      {/* Doors and handles */}
      <path
        stroke="var(--color-on-night-muted)"
        strokeWidth="1.5"
        d="M258 85c2 22 0 40-2 58M404 92c8 20 6 36-2 52M276 101h24M148 101h24M130 85c-2 10-2 20 4 32"
      />
      {/* Lamps */}
      <path
        fill="var(--color-night-raised)"
        d="M538 97c22 5 40 13 50 27l-24-3c-13-4-21-12-26-24ZM33 98l24-3-4 13-23 3Z"
      />
      <path stroke="var(--color-aurora-strong)" strokeWidth="3" strokeLinecap="round" d="M549 103c14 4 24 9 31 16" />
      {/* Wheels */}
      {[146, 510].map((x) => (
        <g key={x}>
          <circle cx={x} cy="169" r="45" fill="var(--color-night-raised)" />
          <circle cx={x} cy="169" r="32" fill="var(--color-line)" />
          <circle cx={x} cy="169" r="20" strokeWidth="15" strokeDasharray="16 9.13" stroke="var(--color-night-line)" />
        </g>
      ))}
      {/* The pack */}
      <rect x="204" y="143" width="248" height="33" rx="6" fill="var(--color-night)" />
      {Array.from({ length: pack.cells }, (_, cell) => (
        <rect
          key={cell}
          data-lit=""
          style={{ '--share': cell / pack.cells }}
          x={pack.from + cell * pack.step}
          y="149"
          width="9"
          height="21"
          rx="2"
          fill="var(--color-aurora)"
        />
      ))}
      {/* From the diagnostic socket to the phone: below the car, or beside it, where it hides the end */}
      <circle cx="412" cy="72" r="5" fill="var(--color-aurora)" />
      <g strokeDasharray="1 8" strokeLinecap="round" strokeWidth="2.5" stroke="var(--color-aurora)">
        <path d="M420 66C530 10 668 40 668 214" className="md:hidden" />
        <path d="M420 66C470 40 560 44 760 44H1130" className="max-md:hidden" />
      </g>
    </svg>
  );
}
