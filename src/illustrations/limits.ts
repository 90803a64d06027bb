import { bell } from '../domain/bell.ts';
import type { LimitFigure } from '../domain/illustrations.ts';
import type { Colour, Palette } from './materials.ts';
import type { Typeface } from './typeface.ts';

/*
 * What a product cannot tell, drawn across the page: a third for each limit, from the left in their order in the text, where
 * all is said. What nobody knows is hatched, as everywhere.
 */

const [width, height] = [1200, 300];
/** The lower end of all three; what is drawn reaches up to -60. */
const base = 220;

const hatched = (d: string) => `<path d="${d}" fill="url(#unknown)" stroke="$line-strong" stroke-opacity=".5"/>`;
const line = (d: string, wide = 3, colour = 'action') => `<path d="${d}" stroke-width="${wide}" stroke="$${colour}"/>`;
const dashed = (d: string, colour = 'action') =>
  `<path d="${d}" stroke-dasharray="2 6" stroke-width="2" stroke="$${colour}"/>`;

/** A battery's health over the years up to the test: what the car has not recorded, how sure the result is, what comes then. */
function report(typeface: Typeface): string {
  const [today, health] = [660, 98];
  // On phones the figure is a third as large.
  const size = 30;
  // Upright at the day of the test: as sure as with one chemistry, and with the other.
  const sure = (chemistry: string, half: number, high: number, [aside, below]: [number, number], paint: string) =>
    `<path d="${bell(0, half, high)}" transform="translate(${today - 100} ${health}) rotate(-90)" ${paint}/>` +
    typeface.draw(chemistry, {
      x: today - aside - size * typeface.measure(chemistry),
      y: health + below,
      size,
      fill: '$ink',
    });
  return [
    hatched('M90 -60h92v280h-92zM262 -60h56v280h-56z'),
    line('M0 -44L90 -20M182 0L262 18M318 30L660 98'),
    dashed('M90 -20L182 0M262 18L318 30'),
    sure('LFP', 70, 96, [72, 50], 'fill="$action-tint" stroke="$action"'),
    sure('NMC', 30, 156, [166, 10], 'fill="$action" fill-opacity=".8"'),
    hatched(`M${today} ${health}L1200 96V214Z`),
    dashed(`M${today} ${health}L1200 154`),
    line(`M${today} -60V${base}`, 1, 'ink'),
    `<circle cx="${today}" cy="${health}" r="9" stroke-width="4" fill="$surface" stroke="$action"/>`,
  ].join('');
}

/** Values of a vehicle as they come in: a change that is smaller than the uncertainty of each, its own warning, and the gap until now. */
function fleet(): string {
  const [last, now] = [990, 1180];
  const level = (x: number) => 10 + x * 0.1;
  const scatter = [5, -7, 3, -4, 7, -3];
  const values = Array.from({ length: 16 }, (_, index) => {
    const x = 30 + index * 62;
    return `<g transform="translate(${x} ${(level(x) + scatter[index % 6]!).toFixed(1)})" stroke="$action"><path d="M0 -36v72m-8 0h16m-16 -72h16" stroke-opacity=".55"/><circle r="6" fill="$action"/></g>`;
  });
  const awaited = [1022, 1084, 1146].map(
    (x) => `<circle cx="${x}" cy="${level(x)}" r="7" stroke-dasharray="3 3" fill="$surface" stroke="$action"/>`,
  );
  return [
    dashed(`M0 ${level(0)}L400 ${level(400)}`),
    line(`M400 ${level(400)}L${last} ${level(last)}`),
    ...values,
    line(`M600 174V${base}`, 2, 'signal'),
    '<g transform="translate(600 148)" stroke-linejoin="round" stroke-linecap="round"><path d="M0 -24L28 24H-28Z" stroke-width="6" fill="$signal" stroke="$signal"/><path d="M0 -9v16m0 9v.1" stroke-width="5" stroke="$surface"/></g>',
    hatched(`M${last} -60H${now}V${base}H${last}Z`),
    line(`M${now} -60V${base}`, 1, 'ink'),
    ...awaited,
  ].join('');
}

/** Cells of a line: a limit that is set by hand, two testers of which one measures more, and a cell that only a laboratory opens. */
function production(): string {
  const counts = [12, 18, 30, 50, 78, 110, 146, 168, 156, 124, 86, 54, 34, 20, 10];
  const cells = counts.map(
    (count, index) =>
      `<rect x="${index * 20}" y="${base - count}" width="14" height="${count}" rx="2" fill="$${index > 12 ? 'signal' : 'action'}"/>`,
  );
  const layers = Array.from(
    { length: 6 },
    (_, layer) =>
      `<rect x="${layer * 12 - 114}" y="${16 + layer * 12}" width="${228 - layer * 24}" height="${204 - layer * 24}" rx="${40 - layer * 6}" stroke-width="3" stroke="$${layer % 2 ? 'line' : 'action'}"/>`,
  );
  return [
    ...cells,
    dashed(`M227 -10V${base}`, 'line-strong'),
    line(`M257 0V${base}`, 3, 'ink'),
    '<rect x="245" y="-44" width="24" height="46" rx="12" fill="$ink"/>',
    line('M253 -29h8m-8 8h8m-8 8h8', 2, 'surface'),
    `<g transform="translate(0 ${base - 100})"><path d="${bell(510, 60, 150)}" fill="$action" fill-opacity=".8"/><path d="${bell(630, 60, 150)}" fill="url(#unknown)" stroke-dasharray="3 4" stroke-width="2" stroke="$action"/></g>`,
    line('M628 42H524m12 -9l-12 9l12 9', 3, 'ink'),
    `<g transform="translate(950 ${base - 236})"><path d="M-20 0V-18h-44V0M64 0V-18H20V0" fill="$line-strong"/><rect x="-130" width="260" height="236" rx="16" stroke-width="3" fill="$surface" stroke="$ink"/>`,
    ...layers,
    '<path d="M116 196l40 34" stroke-width="8" stroke-linecap="round" stroke="$ink"/><circle cx="70" cy="156" r="60" stroke-width="3" fill="$surface" stroke="$ink"/><circle cx="70" cy="156" r="57" fill="url(#unknown)"/></g>',
  ].join('');
}

const figures: Record<LimitFigure, (typeface: Typeface) => string> = {
  'limits-report': report,
  'limits-fleet': fleet,
  'limits-line': production,
};

/** The drawing of a product's limits, for light grounds; its letters are outlines, as a drawing in a file has none of the page's fonts. */
export function drawLimits(name: LimitFigure, palette: Palette, typeface: Typeface): string {
  const ticks = Array.from({ length: 61 }, (_, index) => `M${index * 20} ${base}v${index % 5 ? 5 : 10}`).join('');
  const drawn = [
    '<pattern id="unknown" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V12" stroke="$line-strong" stroke-opacity=".6"/></pattern>',
    figures[name](typeface),
    line(`M0 ${base}H${width}${ticks}`, 1, 'line-strong'),
  ].join('');
  const painted = drawn.replace(/\$([a-z-]+)/g, (_, colour) => palette[colour as Colour]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 -70 ${width} ${height}" fill="none">${painted}</svg>`;
}
