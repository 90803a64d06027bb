import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';

/** A font of the site: how wide its texts are, and their outlines, so that painting them needs no font. */
export interface Typeface {
  /** Width of a text at a size of 1 px. */
  measure(text: string): number;
  /** A text as SVG, its baseline beginning at a point. */
  draw(text: string, place: { x: number; y: number; size: number; fill: string }): string;
}

/** A part of a text that is set in one size, in units of em. */
interface Piece {
  text: string;
  size: number;
  /** How far below the baseline. */
  drop: number;
}

/** Figures that fonts seldom have, as in CO₂: set from those that they do have. */
const subscripts = '₀₁₂₃₄₅₆₇₈₉';

function piecesOf(text: string): Piece[] {
  return text
    .split(/([₀-₉]+)/)
    .filter(Boolean)
    .map((part) =>
      subscripts.includes(part[0]!)
        ? { text: [...part].map((figure) => subscripts.indexOf(figure)).join(''), size: 0.62, drop: 0.14 }
        : { text: part, size: 1, drop: 0 },
    );
}

/** @throws when the font lacks a letter: the picture would have a gap where the page borrows from another font */
function checkLetters(font: Font, text: string): void {
  for (const letter of text) {
    if (!font.hasGlyphForCodePoint(letter.codePointAt(0)!))
      throw new Error(
        `${font.fullName} has no "${letter}", which stands in "${text}". Write it otherwise, or add it to scripts/fonts.ts.`,
      );
  }
}

/**
 * Reads a font of static/fonts.
 * @param name without the hash of its file
 * @param tracking what is added between letters, in em
 */
export function readTypeface(root: string, name: string, tracking = 0): Typeface {
  const folder = path.join(root, 'static/fonts');
  const file = readdirSync(folder).find((candidate) => candidate.startsWith(`${name}.`))!;
  const font = create(readFileSync(path.join(folder, file))) as Font;
  const em = font.unitsPerEm;
  const widthOf = ({ text, size }: Piece) => {
    const { advanceWidth, glyphs } = font.layout(text);
    return (advanceWidth / em + tracking * glyphs.length) * size;
  };
  const short = (value: number) => String(Math.round(value * 10) / 10);
  return {
    measure: (text) => piecesOf(text).reduce((width, piece) => width + widthOf(piece), -tracking),
    draw(text, { x, y, size, fill }) {
      let left = x;
      return piecesOf(text)
        .map((piece) => {
          checkLetters(font, piece.text);
          const { glyphs, positions } = font.layout(piece.text);
          let pen = 0;
          const outlines = glyphs.map((glyph, index) => {
            const { xAdvance, xOffset, yOffset } = positions[index]!;
            const outline = glyph.path.translate(Math.round(pen + xOffset), yOffset).toSVG();
            pen += xAdvance + tracking * em;
            return outline;
          });
          const place = `translate(${short(left)} ${short(y + piece.drop * size)})`;
          const factor = ((piece.size * size) / em).toFixed(5);
          left += widthOf(piece) * size;
          return `<path transform="${place} scale(${factor} -${factor})" fill="${fill}" d="${outlines.join('')}"/>`;
        })
        .join('');
    },
  };
}
