import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textFile = /\.(?:html|css|js|json|md|xml|svg|txt|webmanifest)$/;
/** Below this there is nothing to gain. */
const worthwhileBytes = 200;
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Writes `.br` and `.gz` beside every text file that gets smaller; the server sends them as they are. */
export async function compressFolder(folder: string): Promise<{ files: number; before: number; after: number }> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => textFile.test(file) && statSync(file).size >= worthwhileBytes);
  const sizes = await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      const [br, gz] = await Promise.all([
        brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
        deflate(content, { level: constants.Z_BEST_COMPRESSION }),
      ]);
      if (br.length < content.length) await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
      return { before: content.length, after: br.length };
    }),
  );
  const sum = (key: 'before' | 'after') => sizes.reduce((total, size) => total + size[key], 0);
  return { files: files.length, before: sum('before'), after: sum('after') };
}
