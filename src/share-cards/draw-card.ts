import { coverName, nameOnGround } from '../domain/illustrations.ts';
import { shareCardSize, type ShareCard } from '../domain/share-card.ts';
import { drawCover } from '../illustrations/covers.ts';
import type { Palette } from '../illustrations/materials.ts';
import { drawScene, type SceneName } from '../illustrations/scenes.ts';
import type { Typeface } from '../illustrations/typeface.ts';
import { fitText } from './line-breaks.ts';

const { width, height } = shareCardSize;

/** The space at the sides, and where the scale stands that everything is placed by. */
const side = 72;
const ruler = 544;
/** The picture's place: its foot is on the scale, in front of it, as on the page. */
const picturePlace = { left: 728, top: 76, right: width - 40, foot: ruler + 22 };
const textWidth = 640;
/** Where the last line of text stands, and where a title above a key figure begins. */
const lastLine = 488;
const topLine = 206;
/** Between a figure and its words, and the size of a unit beside its figure. */
const gap = 28;
const unitSize = 0.42;

/** Sizes of the title, each with the lines that there is room for above the scale, or above a key figure. */
const titleSizes = [
  { size: 76, lines: 3 },
  { size: 68, lines: 4 },
  { size: 60, lines: 4 },
  { size: 54, lines: 5 },
  { size: 48, lines: 5 },
  { size: 42, lines: 6 },
] as const;
const titleSizesAboveFigure = [
  { size: 60, lines: 2 },
  { size: 54, lines: 3 },
  { size: 48, lines: 3 },
  { size: 42, lines: 4 },
] as const;
const labelSizes = [
  { size: 30, lines: 2 },
  { size: 26, lines: 3 },
] as const;

export interface CardDesign {
  palette: Palette;
  display: Typeface;
  text: Typeface;
  /** The company's name, beside its mark. */
  name: string;
  /** PNGs of pictures as things in light, by their names; the others are drawn. */
  rendered: ReadonlyMap<string, Buffer>;
}

type Tones = ReturnType<typeof tonesOf>;

/** The colours of a ground. */
function tonesOf(ground: ShareCard['ground'], { palette }: CardDesign) {
  return ground === 'light'
    ? {
        title: palette.ink,
        accent: palette.action,
        quiet: palette.muted,
        ticks: palette['line-strong'],
        line: palette.line,
      }
    : {
        title: palette['on-night'],
        accent: palette.aurora,
        quiet: palette['on-night-muted'],
        ticks: palette['on-night-muted'],
        line: palette['night-line'],
      };
}

/** The light behind dark grounds: `aurora` of src/css/site.css, in the proportions of a card. */
function aurora(palette: Palette): string {
  const lights = [
    { x: 0.78, y: -0.08, rx: 900, ry: 470, colour: palette.aurora, opacity: 0.22, end: 0.68 },
    { x: 1.04, y: 0.62, rx: 700, ry: 480, colour: palette.violet, opacity: 0.2, end: 0.66 },
    { x: -0.08, y: 1.1, rx: 640, ry: 416, colour: palette.action, opacity: 0.55, end: 0.7 },
  ];
  const gradients = lights.map(
    ({ x, y, rx, ry, colour, opacity, end }, index) =>
      `<radialGradient id="light-${index}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${x * width} ${y * height}) scale(${rx} ${ry})"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="${end}" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  );
  const grounds = lights.map((_, index) => `<rect width="${width}" height="${height}" fill="url(#light-${index})"/>`);
  return `<rect width="${width}" height="${height}" fill="${palette.night}"/><defs>${gradients.join('')}</defs>${grounds.reverse().join('')}`;
}

const lightGround = (palette: Palette) =>
  `<rect width="${width}" height="${height}" fill="${palette.surface}"/><rect y="${ruler}" width="${width}" height="${height - ruler}" fill="${palette.canvas}"/>`;

/** The scale of a page's head (src/components/ui/PageRuler.tsx), twice as large. */
function scale({ ticks, line }: { ticks: string; line: string }): string {
  const every = (step: number, long: number) =>
    Array.from({ length: width / step }, (_, index) => `M${index * step + 1} ${ruler}v${long}`).join('');
  return `<path d="M0 ${ruler}h${width}" stroke="${line}" stroke-width="2"/><path d="${every(20, 10)}${every(100, 20)}" stroke="${ticks}" stroke-width="2" opacity=".6"/>`;
}

/** The company's mark (src/sections/frame/Logo.tsx) and name. */
function brand({ palette, display, name }: CardDesign, colour: string, isDark: boolean): string {
  const size = 48;
  const stroke = (path: string, paint: string) =>
    `<path d="${path}" fill="none" stroke="${paint}" stroke-width="2.5" stroke-linecap="round"/>`;
  const mark = [
    `<rect width="32" height="32" rx="9" fill="${isDark ? palette['night-raised'] : palette.night}"/>`,
    stroke('M8 22a9 9 0 1 1 16 0', palette['night-line']),
    stroke('M8 22a9 9 0 0 1 12.2-12', palette.aurora),
    stroke('m16 18 4.4-7', palette['on-night']),
    `<circle cx="16" cy="18.5" r="2.2" fill="${palette['on-night']}"/>`,
  ].join('');
  return `<g transform="translate(${side} 52) scale(${size / 32})">${mark}</g>${display.draw(name, { x: side + size + 16, y: 86, size: 30, fill: colour })}`;
}

/** The name of a card's picture as things in light. */
export const renderedName = ({ picture: drawn, ground }: Pick<ShareCard, 'ground' | 'picture'>): string =>
  typeof drawn === 'string' ? nameOnGround(drawn, ground) : coverName(drawn);

/** The picture, as large as its place allows. */
function picture(card: Pick<ShareCard, 'ground' | 'picture'>, { palette, rendered }: CardDesign): string {
  const drawn = card.picture;
  const svg =
    typeof drawn === 'string' ? drawScene(drawn as SceneName, palette) : drawCover(drawn.form, drawn.value, palette);
  const [, wide, high] = /width="(\d+)" height="(\d+)"/.exec(svg)!.map(Number) as [number, number, number];
  const { left, top, right, foot } = picturePlace;
  const factor = Math.min((right - left) / wide, (foot - top) / high);
  const x = left + (right - left - wide * factor) / 2;
  const y = foot - high * factor;
  const place = `x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${(wide * factor).toFixed(1)}" height="${(high * factor).toFixed(1)}"`;
  const png = rendered.get(renderedName(card));
  return png
    ? `<image href="data:image/png;base64,${png.toString('base64')}" ${place}/>`
    : svg.replace(/width="\d+" height="\d+"/, place);
}

/** A post's figure above the scale, and beside it what it says. */
function keyFigure(
  { text: figure, unit, label = '' }: NonNullable<ShareCard['figure']>,
  tones: Tones,
  { display, text }: CardDesign,
): string {
  const right = picturePlace.left - 8;
  const widthAt = (size: number) =>
    (display.measure(figure) + (unit ? display.measure(`\u00a0${unit}`) * unitSize : 0)) * size;
  // A long figure leaves room for its words.
  const size = [96, 72].find((candidate) => side + widthAt(candidate) + gap <= right - 300) ?? 60;
  const unitX = side + display.measure(figure) * size;
  const x = side + widthAt(size) + gap;
  const set = fitText(label, right - x, labelSizes, text.measure);
  const leading = set.size * 1.25;
  // Its middle is that of the figure.
  const first = lastLine - size * 0.35 + set.size * 0.35 - ((set.lines.length - 1) * leading) / 2;
  return [
    display.draw(figure, { x: side, y: lastLine, size, fill: tones.accent }),
    unit && display.draw(`\u00a0${unit}`, { x: unitX, y: lastLine, size: size * unitSize, fill: tones.accent }),
    ...set.lines.map((line, index) =>
      text.draw(line, { x, y: first + index * leading, size: set.size, fill: tones.quiet }),
    ),
  ].join('');
}

/** The title, its first part in the colour of text and the second in that of light. */
function titleOf({ title, accent, eyebrow, figure }: ShareCard, tones: Tones, { display }: CardDesign): string {
  const whole = accent ? `${title} ${accent}` : title;
  const { size, lines } = fitText(whole, textWidth, figure ? titleSizesAboveFigure : titleSizes, display.measure);
  const leading = size * 1.1;
  // It stands on the line that the key figure of a post stands on; above such a figure it hangs from the top.
  const first = figure ? topLine + size * 0.74 : lastLine - (lines.length - 1) * leading;
  const eyebrowLine = figure ? topLine - 28 : first - size * 0.74 - 32;
  let read = 0;
  const drawn = lines.map((line, index) => {
    const y = first + index * leading;
    const plain = line.slice(0, Math.max(0, title.length - read));
    const lit = line.slice(plain.length);
    read += line.length + 1;
    return [
      plain && display.draw(plain, { x: side, y, size, fill: tones.title }),
      lit && display.draw(lit, { x: side + display.measure(plain) * size, y, size, fill: tones.accent }),
    ].join('');
  });
  return [eyebrow && display.draw(eyebrow, { x: side, y: eyebrowLine, size: 28, fill: tones.accent }), ...drawn].join(
    '',
  );
}

const svgOf = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;

/** What a card has in every language: ground, scale, mark and picture. As SVG without text, so that no font is needed. */
export function drawBackdrop(card: Pick<ShareCard, 'ground' | 'picture'>, design: CardDesign): string {
  const tones = tonesOf(card.ground, design);
  const isDark = card.ground === 'dark';
  return svgOf(
    [
      isDark ? aurora(design.palette) : lightGround(design.palette),
      scale(tones),
      brand(design, tones.title, isDark),
      picture(card, design),
    ].join(''),
  );
}

/**
 * What a card says, to be laid over its backdrop: SVG that holds outlines only.
 * @param address of the page, without protocol
 * @throws when a font lacks one of its letters
 */
export function drawWords(card: ShareCard, address: string, design: CardDesign): string {
  const tones = tonesOf(card.ground, design);
  return svgOf(
    [
      titleOf(card, tones, design),
      card.figure ? keyFigure(card.figure, tones, design) : '',
      design.text.draw(address, { x: side, y: 602, size: 24, fill: tones.quiet }),
    ].join(''),
  );
}
