import { districts, railway, roads } from './city.ts';
import type { Colour, Palette } from './materials.ts';

/** Longitude and latitude. */
type Place = readonly [east: number, north: number];

export const mapSize = { width: 1200, height: 720 };
const [west, north] = [18.015, 59.3445];
/** Pixels per degree; a degree of longitude is half as long here as one of latitude. */
const [perEast, perNorth] = [11_000, 21_570];

/** Where a place is on the map. */
export const onMap = ([east, northing]: Place): [x: number, y: number] => [
  Math.round((east - west) * perEast),
  Math.round((north - northing) * perNorth),
];

/** A curve through places, closed or not (Catmull-Rom). */
function curve(places: string, closed: boolean, tension = 0.12): string {
  const points = places.split(', ').map((place) => onMap(place.split(' ').map(Number) as unknown as Place));
  const last = points.length - 1;
  const at = (index: number) =>
    points[closed ? (index + points.length) % points.length : Math.min(Math.max(index, 0), last)]!;
  const parts = Array.from({ length: closed ? points.length : last }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const handles = [
      [from[0] + (to[0] - before[0]) * tension, from[1] + (to[1] - before[1]) * tension],
      [to[0] - (after[0] - from[0]) * tension, to[1] - (after[1] - from[1]) * tension],
    ].flatMap((handle) => handle.map(Math.round));
    return `C${[...handles, ...to].join(' ')}`;
  });
  return `M${points[0]!.join(' ')}${parts.join('')}${closed ? 'Z' : ''}`;
}

/** The middle of the city with its water, as seen at night. */
export function drawMap(palette: Palette): string {
  const { width, height } = mapSize;
  const line = (path: string, colour: Colour, wide: number, more = '') =>
    `<path d="${path}" fill="none" stroke="${palette[colour]}" stroke-width="${wide}" stroke-linejoin="round" stroke-linecap="round"${more}/>`;
  const shores = districts.map(({ shore }) => curve(shore, true)).join('');
  const blocks = districts.flatMap(({ streets, shore }, index) =>
    streets === undefined
      ? []
      : [
          `<pattern id="b${index}" width="34" height="24" patternUnits="userSpaceOnUse" patternTransform="rotate(${streets})"><path d="M3 3h17v18H3zM23 3h8v7h-8zM23 13h8v8h-8z" fill="${palette['night-raised']}"/></pattern><path d="${curve(shore, true)}" fill="url(#b${index})"/>`,
        ],
  );
  const parks = districts.filter(({ streets }) => streets === undefined).map(({ shore }) => curve(shore, true));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<path d="M0 0h${width}v${height}H0z" fill="${palette['night-raised']}"/>`,
    // Lines of equal depth around the shores.
    line(shores, 'night-line', 62, ' opacity=".16"'),
    line(shores, 'night-line', 34, ' opacity=".24"'),
    line(shores, 'night-line', 12, ' opacity=".4"'),
    `<path d="${shores}" fill="${palette.night}"/>`,
    ...blocks,
    `<path d="${parks.join('')}" fill="${palette['action-strong']}" opacity=".55"/>`,
    line(shores, 'line-strong', 1.5, ' opacity=".7"'),
    line(roads.map((road) => curve(road, false)).join(''), 'night', 11),
    line(roads.map((road) => curve(road, false)).join(''), 'night-line', 6),
    line(curve(railway, false), 'line-strong', 2, ' stroke-dasharray="10 7"'),
    '</svg>',
  ].join('');
}
