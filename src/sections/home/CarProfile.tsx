import { cellLevel, sampleReports } from '@site/src/domain/sample-report';
import { cellRows as rows } from '../mockups/ReportPhone';

/** The pack in the floor, seen from a little above: its edges to the front and to the back, which is farther away. */
const { cells, meanMillivolts } = sampleReports.healthy;
const groups = cells.flat();
const columns = Math.ceil(groups.length / rows);
const pack = { middle: 322, front: { y: 172, half: 130 }, back: { y: 132, half: 112 } };

/** A place on the pack: how far along it, and how far from its back to its front, both from 0 to 1. */
function onPack(along: number, near: number): string {
  const between = (edge: 'y' | 'half') => pack.back[edge] + (pack.front[edge] - pack.back[edge]) * near;
  return `${(pack.middle + (2 * along - 1) * between('half')).toFixed(1)} ${between('y').toFixed(1)}`;
}

/** In cell groups: what is free around all of them, and between two. */
const rim = { along: 0.4, near: 0.2 };
const gap = { along: 0.18, near: 0.24 };

/** The outline of a cell group, or of so many in a column, the first at a row. */
function outline(column: number, row: number, count = 1): string {
  const corner = (x: 0 | 1, y: 0 | 1) =>
    onPack(
      (rim.along + column + gap.along / 2 + x * (1 - gap.along)) / (columns + 2 * rim.along),
      (rim.near + row + gap.near / 2 + y * (count - gap.near)) / (rows + 2 * rim.near),
    );
  return `M${corner(0, 0)}L${corner(1, 0)}L${corner(1, 1)}L${corner(0, 1)}Z`;
}

/** What lies between the rows, as a path of lines. */
const betweenRows = Array.from({ length: rows - 1 }, (_, row) => (rim.near + row + 1) / (rows + 2 * rim.near))
  .map((near) => `M${onPack(0.01, near)}L${onPack(0.99, near)}`)
  .join('');

/** Groups as far from the mean as the report's darker squares. */
const darker = groups.map((_, place) => place).filter((place) => cellLevel(groups[place]! - meanMillivolts) > 1);

/** Of the drawing, and how far down in it the line to the phone ends. */
const width = 700;
const lineEnd = 20;

/** Along the light, from a stop to the next: where, which colour, how strong. */
type Stops = [offset: number, colour: string, opacity?: number][];

function stops(of: Stops) {
  return of.map(([offset, colour, opacity]) => (
    <stop key={offset} offset={offset} stopColor={`var(--color-${colour})`} stopOpacity={opacity} />
  ));
}

/**
 * The car that the report beside it is about: by night, and seen into, so that of all of it the battery is seen. It stands
 * on the scale below, and its cells light up as the needle of the report rises (living-report.css).
 */
export function CarProfile() {
  return (
    <div aria-hidden="true" className="grid max-w-[44rem] lg:w-[115%] lg:max-w-none">
      <svg
        viewBox={`0 0 ${width} 214`}
        fill="none"
        data-living=""
        style={{ gridArea: '1/1' }}
        className="w-full overflow-visible"
      >
        <defs>
          <linearGradient id="car-body" x2="0" y2="1">
            {stops([
              [0, 'line-strong', 0.9],
              [0.42, 'night-line'],
              [0.54, 'night-line', 0.8],
              [0.66, 'night-line', 0.2],
              [1, 'night-raised', 0.1],
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
        {/* The pack in the floor, which lights the cabin; the body before it is seen through */}
        <ellipse cx="322" cy="150" rx="190" ry="56" fill="url(#car-glow)" />
        <path
          d={`M${[onPack(0, 0), onPack(1, 0), onPack(1, 1), onPack(0, 1)].join('L')}Z`}
          fill="var(--color-night)"
          stroke="var(--color-aurora)"
          strokeOpacity=".6"
        />
        {Array.from({ length: columns }, (_, column) => (
          <path
            key={column}
            data-lit=""
            style={{ '--share': (column / columns).toFixed(2) }}
            d={outline(column, 0, rows)}
            fill="var(--color-aurora)"
          />
        ))}
        <path
          fill="var(--color-night)"
          opacity=".6"
          d={darker.map((place) => outline(place % columns, Math.floor(place / columns))).join('')}
        />
        <path stroke="var(--color-night)" strokeWidth="2.2" d={betweenRows} />
        <path
          fill="var(--color-action)"
          stroke="var(--color-aurora)"
          strokeWidth="1.5"
          d={`M${onPack(0, 1)}H${pack.middle + pack.front.half}v12H${pack.middle - pack.front.half}Z`}
        />
        <path
          stroke="var(--color-aurora)"
          strokeOpacity=".35"
          strokeWidth="4"
          strokeDasharray="25 3.6"
          d={`M${pack.middle - pack.front.half + 3} ${pack.front.y + 6}H${pack.middle + pack.front.half}`}
        />
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
          d="M280 84c5 18 4 32 3 44M420 84c11 18 12 30 9 44M150 87c-10 15-8 25 2 35"
        />
        <g stroke="var(--color-on-night-muted)" opacity=".6">
          <path d="M36 112c144-14 384-12 556 6M182 190H462" />
          <path strokeWidth="3" strokeLinecap="round" d="M298 103h24M166 104h24" />
        </g>
        <path
          stroke="var(--color-aurora)"
          strokeOpacity=".4"
          strokeWidth="2"
          d="M46 190c-12-2-18-12-19-30-1-28 3-48 13-68 8-18 16-38 26-50"
        />
        <path
          stroke="url(#car-edge)"
          strokeWidth="2.5"
          strokeLinecap="round"
          d="M66 42c6-7 14-10 26-13C146 14 204 8 262 8c76 0 128 16 200 68 14 6 24 8 34 10 52 6 96 18 116 36c14 14 19 30 18 48-1 14-8 20-22 20"
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
        {/* From the pack to the diagnostic socket, and on to the phone: below the car, or beside it, where it hides the rest */}
        <circle cx="424" cy="86" r="5" fill="var(--color-aurora)" />
        <g strokeDasharray="1 8" strokeLinecap="round" strokeWidth="2.5" stroke="var(--color-aurora)">
          <path d="M435 133C444 120 442 104 429 92" />
          <path d="M430 90C452 94 465 106 465 130V214" className="md:hidden" />
          <path d={`M432 80C470 ${lineEnd + 16} 520 ${lineEnd} 600 ${lineEnd}H800`} className="max-md:hidden" />
        </g>
      </svg>
      {/*
       * On the edge of the phone, which only this dot lies over: the column ends at 87 % of a car of 115 %, and the phone is
       * as far from it as Hero sets them apart.
       */}
      <span
        style={{ gridArea: '1/1', marginTop: `calc(${(100 * lineEnd) / width}% - 0.375rem)` }}
        className="relative z-1 ml-[calc(100%+1.625rem)] size-3 rounded-full bg-aurora max-md:hidden lg:ml-[calc(87%+3.625rem)]"
      />
    </div>
  );
}
