/**
 * Renders the product tours (`npm run videos`): each picture is a page whose clock is the number of the frame, so two
 * runs show the same. Those whose sources changed are made again; `-- --all` makes all, `-- batscan.sv` makes one.
 */
import './lib/help.ts';

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';

import { startServer } from '../server/index.ts';
import { defaultLocale, localePrefix, locales } from '../src/domain/locales.ts';
import { tourFile, tourIds, tourSeconds, tourStage, videoFormat, type TourId } from '../src/domain/tours.ts';
import { chromiumArguments, chromiumPath, ensureChromium } from './lib/chromium.ts';
import { root } from './lib/paths.ts';
import { hashTourSources, sourceHashesFile } from './lib/tour-sources.ts';

const { width, height, framesPerSecond } = videoFormat;
/** Bits a second: text stays sharp, and a tour stays well below 1.5 MB. */
const bitrates = { vp9: 300_000, avc: 400_000 };
const workers = 2;

interface Video {
  id: TourId;
  language: string;
}

const nameOf = ({ id, language }: Video) => `${id}.${language}`;

function readHashes(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(path.join(root, sourceHashesFile), 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

/** The encoder's page: WebCodecs and mediabunny, since Chromium brings all codecs along. */
async function openEncoder(browser: Browser, origin: string): Promise<Page> {
  // It loads the library and pictures in ways that pages of the site may not.
  const page = await browser.newPage({ bypassCSP: true });
  await page.route('**/mediabunny.mjs', (route) =>
    route.fulfill({ path: path.join(root, 'node_modules/mediabunny/dist/bundles/mediabunny.min.mjs') }),
  );
  await page.goto(`${origin}/healthz`);
  await page.evaluate(
    async ({ width, height, framesPerSecond, bitrates }) => {
      // eslint-disable-next-line @typescript-eslint/ban-ts-comment -- an address of this page, not of the project
      // @ts-ignore
      const mediabunny = (await import('/mediabunny.mjs')) as typeof import('mediabunny');
      const { BufferTarget, CanvasSource, Mp4OutputFormat, Output, WebMOutputFormat } = mediabunny;
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d')!;
      const outputs = [
        { format: new WebMOutputFormat(), codec: 'vp9' as const },
        { format: new Mp4OutputFormat({ fastStart: 'in-memory' }), codec: 'avc' as const },
      ].map(({ format, codec }) => {
        const output = new Output({ format, target: new BufferTarget() });
        const source = new CanvasSource(canvas, {
          codec,
          bitrate: bitrates[codec],
          keyFrameInterval: 5,
          latencyMode: 'quality',
        });
        output.addVideoTrack(source, { frameRate: framesPerSecond });
        return { output, source };
      });
      for (const { output } of outputs) await output.start();
      const toBase64 = (buffer: ArrayBuffer) =>
        (new Uint8Array(buffer) as Uint8Array & { toBase64: () => string }).toBase64();
      let frame = 0;
      Object.assign(window, {
        /** Adds a frame; without a picture it shows the last one on. */
        async addFrame(png?: string) {
          if (png) {
            const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
            context.drawImage(bitmap, 0, 0);
            bitmap.close();
          }
          for (const { source } of outputs) await source.add(frame / framesPerSecond, 1 / framesPerSecond);
          frame += 1;
        },
        async takePoster() {
          return toBase64(await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 })).arrayBuffer());
        },
        async finish() {
          for (const { output } of outputs) await output.finalize();
          return outputs.map(({ output }) => toBase64((output.target as InstanceType<typeof BufferTarget>).buffer!));
        },
      });
    },
    { width, height, framesPerSecond, bitrates },
  );
  return page;
}

type EncoderWindow = Window & {
  addFrame: (png?: string) => Promise<void>;
  takePoster: () => Promise<string>;
  finish: () => Promise<[webm: string, mp4: string]>;
};

async function render(browser: Browser, origin: string, { id, language }: Video): Promise<void> {
  const stage = await browser.newPage({ viewport: { width, height } });
  const address = `${origin}${localePrefix(language)}/${tourStage(id)}`;
  await stage.goto(address);
  // The fonts are optional at a first visit.
  await stage.reload();
  await stage.waitForFunction(() => 'showPicture' in window && document.fonts.check('600 16px "Schibsted Grotesk"'));
  const encoder = await openEncoder(browser, origin);
  const file = path.join(root, 'static', tourFile(id, language));
  let shown = '';
  for (let frame = 0; frame < tourSeconds[id] * framesPerSecond; frame += 1) {
    const seconds = frame / framesPerSecond;
    const picture = await stage.evaluate((at) => window.showPicture!(at), seconds);
    const png = picture === shown ? undefined : (await stage.screenshot()).toString('base64');
    shown = picture;
    await encoder.evaluate((image) => (window as unknown as EncoderWindow).addFrame(image), png);
  }
  // The last picture is the one with everything on it.
  const poster = await encoder.evaluate(() => (window as unknown as EncoderWindow).takePoster());
  const [webm, mp4] = await encoder.evaluate(() => (window as unknown as EncoderWindow).finish());
  writeFileSync(`${file}.webp`, Buffer.from(poster, 'base64'));
  writeFileSync(`${file}.webm`, Buffer.from(webm, 'base64'));
  writeFileSync(`${file}.mp4`, Buffer.from(mp4, 'base64'));
  await stage.close();
  await encoder.close();
  const sizes = ['webm', 'mp4', 'webp'].map((ending) => `${Math.round(statSync(`${file}.${ending}`).size / 1000)} kB`);
  console.log(`${id}.${language}: ${sizes.join(', ')}`);
}

process.chdir(root);
const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const hashes = readHashes();
const everyVideo = tourIds.flatMap((id) => locales.map(({ code }): Video => ({ id, language: code })));
const unknown = positionals.filter((name) => !everyVideo.some((video) => nameOf(video) === name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. The videos are ${everyVideo.map(nameOf).join(', ')}.`);
  process.exit(1);
}
const waiting = everyVideo.filter((video) =>
  positionals.length > 0
    ? positionals.includes(nameOf(video))
    : values.all || hashes[nameOf(video)] !== hashTourSources(video.id, video.language),
);
if (waiting.length === 0) {
  console.log('All videos are as their sources are now.');
  process.exit(0);
}

ensureChromium();
const workDir = mkdtempSync(path.join(tmpdir(), 'videos-'));
const siteDir = path.join(workDir, 'site');
const languages = [...new Set([defaultLocale, ...waiting.map(({ language }) => language)])];
execFileSync('docusaurus', ['build', '--out-dir', siteDir, ...languages.flatMap((code) => ['--locale', code])], {
  env: { ...process.env, TOUR_STAGE: '1' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
mkdirSync(path.join(root, 'static/videos'), { recursive: true });
const server = await startServer({ PORT: '0', DATA_DIR: workDir, SITE_DIR: siteDir, LOG_LEVEL: 'error' });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
await Promise.all(
  Array.from({ length: workers }, async () => {
    for (let video = waiting.shift(); video; video = waiting.shift()) {
      const hash = hashTourSources(video.id, video.language);
      await render(browser, server.origin, video);
      hashes[nameOf(video)] = hash;
      const ordered = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => a.localeCompare(b)));
      writeFileSync(path.join(root, sourceHashesFile), `${JSON.stringify(ordered, null, 2)}\n`);
    }
  }),
);
await browser.close();
await server.stop();
rmSync(workDir, { recursive: true });
