/** A picture within a sheet. */
export interface SheetPart {
  /** What follows the address of the sheet, to show the part alone. */
  fragment: string;
  width: number;
  height: number;
}

/**
 * Pictures below each other in one file, for pages that show them all: one request instead of several, and what they have in
 * common is compressed once. Without a size of its own, the sheet fits the part into whatever room an image has.
 * @throws Error if two pictures use one name for different things
 */
export function joinPictures(pictures: readonly string[]): { svg: string; parts: SheetPart[] } {
  const named = new Map<string, string>();
  for (const picture of pictures)
    for (const [definition, tag, id] of picture.matchAll(/<(linearGradient|filter|g) id="([^"]+)".*?<\/\1>/gs)) {
      if ((named.get(id!) ?? definition) !== definition)
        throw new Error(`Two pictures of a sheet have another <${tag}> "${id}".`);
      named.set(id!, definition);
    }
  let top = 0;
  let svg = '';
  const parts = pictures.map((picture): SheetPart => {
    const [, width = 0, height = 0] = /width="(\d+)" height="(\d+)"/.exec(picture)!.map(Number);
    const fragment = `#svgView(viewBox(0,${top},${width},${height}))`;
    svg += picture.replace('<svg ', `<svg y="${top}" `);
    top += height;
    return { fragment, width, height };
  });
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg">${svg}</svg>`, parts };
}
