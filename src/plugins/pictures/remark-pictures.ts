import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Image, PhrasingContent, Root } from 'mdast';

import { writtenAddress } from '../../check/picture-address';
import { englishFile } from '../../domain/content-folders';
import { pictureUrl } from '../../domain/picture-url';
import { derivePicture, type DerivedPicture } from './derive';
import { pictureFolder, srcSet } from './places';

/** The column of text (--container-measure), or the whole width of a phone. */
const sizes = '(min-width: 42rem) 42rem, 100vw';

type Element = Extract<PhrasingContent, { type: 'mdxJsxTextElement' }>;

const element = (name: string, attributes: Record<string, string>, children: Element[] = []): Element => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: Object.entries(attributes).map(([attribute, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name: attribute,
    value,
  })),
  children,
});

function pictureElement({ alt, title }: Image, { width, height, avif, webp, fallback }: DerivedPicture) {
  return element('picture', {}, [
    element('source', { type: 'image/avif', srcSet: srcSet(avif), sizes }),
    element('source', { type: 'image/webp', srcSet: srcSet(webp), sizes }),
    element('img', {
      src: `${pictureUrl}/${fallback}`,
      alt: alt!,
      ...(title && { title }),
      width: String(width),
      height: String(height),
      loading: 'lazy',
      decoding: 'async',
    }),
  ]);
}

/** Where a picture is: beside the file, beside the English file of a translation, or below static. */
function findPicture(address: string, file: string, siteDir: string): string | undefined {
  const name = decodeURIComponent(address);
  const folders = name.startsWith('/')
    ? [path.join(siteDir, 'static')]
    : [file, englishFile(file)].flatMap((source) => (source ? [path.join(siteDir, path.dirname(source))] : []));
  return folders.map((folder) => path.join(folder, name)).find(existsSync);
}

/**
 * A remark plugin: makes each picture of MDX, `![What it shows](./photo.jpg)`, a `<picture>` in the sizes and formats
 * that browsers choose from. Drawings (SVG) and addresses outside the site stay as they are.
 */
export function remarkPictures({ siteDir }: { siteDir: string }) {
  return async (tree: Root, vfile: { path: string }): Promise<void> => {
    const { visit } = await import('unist-util-visit');
    const file = path.relative(siteDir, vfile.path).replaceAll(path.sep, '/');
    const work: Promise<void>[] = [];
    visit(tree, 'image', (node, index, parent) => {
      if (!parent || index === undefined) return;
      const fail = (message: string): never => {
        throw new Error(`${file}:${node.position?.start.line}:${node.position?.start.column}  ${message}`);
      };
      if (!node.alt?.trim()) {
        fail(
          `This picture has no text for those who cannot see it. Write what it shows: ![A car at a charger](${writtenAddress(node.url)}).`,
        );
      }
      if (/^[a-z]+:/i.test(node.url)) return;
      const found = findPicture(node.url, file, siteDir);
      if (!found) {
        const place = node.url.startsWith('/') ? 'below static' : 'beside this file';
        fail(`There is no picture ${node.url} ${place}. Put it there, or correct its name.`);
      }
      if (/\.svg$/i.test(node.url)) return;
      if (!/\.(?:jpe?g|png|webp|avif|tiff?)$/i.test(node.url))
        fail(`The picture ${node.url} has to be a JPEG, PNG, WebP, AVIF, TIFF or SVG.`);
      work.push(
        readFile(found!)
          .then((original) => derivePicture(original, pictureFolder(siteDir)))
          .then(
            (derived) => void (parent.children[index] = pictureElement(node, derived)),
            (error: Error) => fail(`The picture ${node.url} cannot be read: ${error.message}`),
          ),
      );
    });
    await Promise.all(work);
  };
}
