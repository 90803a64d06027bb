import { cellLevel, sampleReports } from '@site/src/domain/sample-report';
import { cellRows as rows } from '../mockups/ReportPhone';

/** The pack in the floor: its cell groups as the report beside it shows them, where the first stands, and from one to the next. */
const { cells, meanMillivolts } = sampleReports.healthy;
const groups = cells.flat();
const columns = Math.ceil(groups.length / rows);
const pack = { left: 190, top: 149, across: 264 / columns, down: 8 };

/** The outline of a cell group, by its place in the report. */
function group(place: number): string {
  const x = pack.left + (place % columns) * pack.across;
  const y = pack.top + Math.floor(place / columns) * pack.down;
  return `M${x.toFixed(1)} ${y}h8v6h-8Z`;
}

/** Groups as far from the mean as the report's darker squares. */
const darker = groups.map((_, place) => place).filter((place) => cellLevel(groups[place]! - meanMillivolts) > 1);

/** Along the light, from a stop to the next: where, which colour, how strong. */
type Stops = [offset: number, colour: string, opacity?: number][];

function stops(of: Stops) {
  return of.map(([offset, colour, opacity]) => (
    <stop key={offset} offset={offset} stopColor={`var(--color-${colour})`} stopOpacity={opacity} />
  ));
}

/**
 * The car that the report beside it is about: by night, so that of all of it the battery is seen. It stands on the scale
 * below, and its cells light up as the needle of the report rises (living-report.css).
 */
export function CarProfile() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 700 214"
      fill="none"
      data-living=""
      className="w-full max-w-[44rem] overflow-visible lg:w-[115%] lg:max-w-none"
    >
      <defs>
        <linearGradient id="car-body" x2="0" y2="1">
          {stops([
            [0, 'line-strong', 0.9],
            [0.42, 'night-line'],
            [0.7, 'night-raised'],
            [1, 'night'],
          ])}
        </linearGradient>
        <linearGradient id="car-edge">
          {stops([
            [0, 'aurora', 0.3],
            [0.35, 'surface'],
            [0.75, 'surface'],
            [1, 'aurora', 0.5],
          ])}
        </linearGradient>
        <linearGradient id="car-glass" x2="0" y2="1">
          {stops([
            [0, 'night-raised'],
            [1, 'night'],
          ])}
        </linearGradient>
        <radialGradient id="car-glow">
          {stops([
            [0, 'aurora', 0.55],
            [1, 'aurora', 0],
          ])}
        </radialGradient>
      </defs>
      <ellipse cx="322" cy="206" rx="330" ry="40" fill="url(#car-glow)" />
      {/* Body, with what is dark at both ends */}
      <path
        fill="url(#car-body)"
        d="M46 190c-12-2-18-12-19-30-1-28 3-48 13-68 8-18 16-38 26-50 6-7 14-10 26-13C146 14 204 8 262 8c76 0 128 16 200 68 14 6 24 8 34 10 52 6 96 18 116 36 14 14 19 30 18 48-1 14-8 20-22 20h-38a58 58 0 1 0-108 0H182a58 58 0 1 0-108 0Z"
      />
      <path
        fill="var(--color-night)"
        d="M46 190c-12-2-18-12-19-26l43 2a58 58 0 0 0 4 24ZM570 190a58 58 0 0 0 4-22l56-2c0 16-8 24-22 24Z"
      />
      {/* Glass, and what is mirrored in it */}
      <path
        fill="url(#car-glass)"
        d="M86 84c6-14 16-30 24-37 6-5 14-8 26-10 40-8 82-12 126-12 64 0 110 15 162 49 6 5 4 10-6 10-88-4-238-4-326 4-6 0-8-2-6-4Z"
      />
      <path
        fill="var(--color-on-night-muted)"
        opacity=".13"
        d="M288 26c54 4 92 20 136 50l-94 6ZM140 37l50-8-40 55-42 2Z"
      />
      <path stroke="var(--color-night-line)" strokeWidth="7" d="m276 25 4 59M168 31l-22 55" />
      <path fill="var(--color-night-line)" d="M432 84c2-8 10-12 22-10-2 8-8 12-18 12Z" />
      {/* Doors, and the light along the body */}
      <path
        stroke="var(--color-night)"
        strokeWidth="1.6"
        d="M280 84c6 26 4 44 2 62M420 84c14 24 10 46 4 62M150 87c-10 15-8 25 2 35"
      />
      <g stroke="var(--color-on-night-muted)" opacity=".6">
        <path d="M36 112c144-14 384-12 556 6M28 168c32-10 44-10 48-18M570 150c20 6 42 8 60 4M27 160c1 18 7 28 19 30h28M182 190H462M570 190h38c14 0 21-6 22-20" />
        <path strokeWidth="3" strokeLinecap="round" d="M298 103h24M166 104h24" />
      </g>
      <path
        stroke="var(--color-aurora)"
        strokeOpacity=".4"
        strokeWidth="2"
        d="M27 160c-1-28 3-48 13-68 8-18 16-38 26-50"
      />
      <path
        stroke="url(#car-edge)"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M66 42c6-7 14-10 26-13C146 14 204 8 262 8c76 0 128 16 200 68 14 6 24 8 34 10 52 6 96 18 116 36c14 14 19 30 18 48"
      />
      {/* Light along the sill and the arches */}
      <path
        stroke="var(--color-action)"
        strokeWidth="2.5"
        d="M74 190a58 58 0 1 1 108 0M462 190a58 58 0 1 1 108 0M182 190H462M46 190h28M570 190h38"
      />
      {/* Lamps */}
      <g strokeWidth="4" strokeLinecap="round">
        <path stroke="var(--color-surface)" d="M566 108c24 4 40 10 48 22" />
        <path stroke="var(--color-signal-bright)" d="M34 110c10-4 18-5 28-5" />
      </g>
      {/* Wheels */}
      {[128, 516].map((x) => (
        <g key={x} stroke="var(--color-on-night-muted)">
          <circle cx={x} cy="167" r="46" fill="var(--color-night)" strokeOpacity=".3" />
          <circle cx={x} cy="167" r="34" fill="var(--color-night-raised)" strokeWidth="2.5" />
          <circle cx={x} cy="167" r="21" strokeWidth="22" strokeDasharray="5 3 5 13.39" />
          <circle cx={x} cy="167" r="7" fill="var(--color-on-night-muted)" stroke="none" />
        </g>
      ))}
      {/* The pack */}
      <rect
        x="184"
        y="146"
        width="276"
        height="36"
        rx="8"
        fill="var(--color-night)"
        stroke="var(--color-aurora)"
        strokeOpacity=".5"
      />
      <ellipse cx="322" cy="164" rx="180" ry="34" fill="url(#car-glow)" />
      {Array.from({ length: columns }, (_, column) => (
        <path
          key={column}
          data-lit=""
          style={{ '--share': (column / columns).toFixed(2) }}
          d={Array.from({ length: rows }, (_, row) => group(row * columns + column)).join('')}
          fill="var(--color-aurora)"
        />
      ))}
      <path fill="var(--color-night)" opacity=".6" d={darker.map(group).join('')} />
      {/* From the pack to the diagnostic socket, and on to the phone: below the car, or beside it, where it hides the end */}
      <circle cx="424" cy="86" r="5" fill="var(--color-aurora)" />
      <g strokeDasharray="1 8" strokeLinecap="round" strokeWidth="2.5" stroke="var(--color-aurora)">
        <path d="M437 143C446 124 444 104 429 92" />
        <path d="M430 90C452 94 465 106 465 130V214" className="md:hidden" />
        <path d="M432 80C480 54 570 44 760 44H800" className="max-md:hidden" />
      </g>
    </svg>
  );
}
