/**
 * Renders the product tours for a release (`npm run videos`): each picture is a page whose clock is the number of the
 * frame, so two runs show the same. Those whose sources changed are rendered again; `-- --all` renders all,
 * `-- batscan.sv` one. Needs ffmpeg, whose encoders make a third of what the browser's make.
 */
import './lib/help.ts';

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';

import { startServer } from '../server/index.ts';
import { defaultLocale, localePrefix } from '../src/domain/locales.ts';
import { tourFile, tourRecordingPage, tourTimelines, videoFormat } from '../src/domain/tours.ts';
import { chromiumArguments, chromiumPath, ensureChromium } from './lib/chromium.ts';
import { root } from './lib/paths.ts';
import { isStale, recordSources, tourName, tourVideos, type TourVideo } from './lib/tour-sources.ts';

const { width, height, framesPerSecond } = videoFormat;

// Constant quality, so that a picture at rest costs next to nothing; a key frame every five seconds for jumps.
const common = ['-g', String(5 * framesPerSecond), '-pix_fmt', 'yuv420p'];
const bt709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
const colours = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv', ...bt709];
const av1 = ['-c:v', 'libsvtav1', '-preset', '6', '-qp', '45'];
const h264 = ['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', '29', '-movflags', '+faststart'];
const h264Level = ['-profile:v', 'high', '-level', '3.1'];

/** Takes PNGs on its standard input and writes the video in both formats. */
function startEncoder(file: string) {
  const input = ['-f', 'image2pipe', '-c:v', 'png', '-framerate', String(framesPerSecond), '-i', '-'];
  const webm = [...colours, ...av1, ...common, `${file}.webm`];
  const mp4 = [...colours, ...h264, ...h264Level, ...common, `${file}.mp4`];
  return spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...webm, ...mp4], {
    stdio: ['pipe', 'inherit', 'inherit'],
    // SVT-AV1 reports its settings otherwise.
    env: { ...process.env, SVT_LOG: '1' },
  });
}

/** Opens the page of a tour, and returns what takes its pictures. */
async function openTour(browser: Browser, origin: string, { id, language }: TourVideo) {
  // This build has not been through secure-pages.ts, so the policy would refuse its inline scripts.
  const page = await browser.newPage({ viewport: { width, height }, bypassCSP: true });
  page.setDefaultTimeout(120_000);
  // With a query a page starts React by itself, before anybody touches it; this one keeps the visitor's country from changing the language.
  await page.goto(`${origin}${localePrefix(language)}/${tourRecordingPage(id)}?lang=${language}`);
  // The fonts are optional at a first visit.
  await page.reload();
  await page.waitForFunction(() => 'showPicture' in window && document.fonts.check('600 16px "Schibsted Grotesk"'));
  const devTools = await page.context().newCDPSession(page);
  async function takePicture() {
    const { data } = await devTools.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    return Buffer.from(data, 'base64');
  }
  return { page, takePicture };
}

const fileOf = ({ id, language }: TourVideo) => path.join(root, 'static', tourFile(id, language));

async function render(browser: Browser, origin: string, video: TourVideo): Promise<void> {
  const started = performance.now();
  const { id, language } = video;
  const { page, takePicture } = await openTour(browser, origin, video);
  const file = fileOf(video);
  const encoder = startEncoder(file);
  const ended = once(encoder, 'close');
  let shown = '';
  let png = Buffer.alloc(0);
  for (let frame = 0; frame < tourTimelines[id].seconds * framesPerSecond; frame += 1) {
    const picture = await page.evaluate((at) => window.showPicture!(at), frame / framesPerSecond);
    if (picture !== shown) png = await takePicture();
    shown = picture;
    if (!encoder.stdin.write(png)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = (await ended) as [number];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} at ${tourName({ id, language })}.`);
  await page.close();

  const sizes = ['webm', 'mp4'].map((ending) => `${Math.round(statSync(`${file}.${ending}`).size / 1000)} kB`);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${tourName({ id, language })}: ${sizes.join(', ')} in ${seconds} s`);
}

function ensureFfmpeg(): void {
  try {
    execFileSync('ffmpeg', ['-version'], { stdio: 'ignore' });
  } catch {
    console.error('Rendering videos needs ffmpeg: apt-get install ffmpeg, or brew install ffmpeg.');
    process.exit(1);
  }
}

process.chdir(root);
const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !tourVideos.some((video) => tourName(video) === name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. The videos are ${tourVideos.map(tourName).join(', ')}.`);
  process.exit(1);
}
const chosen = tourVideos.filter((video) =>
  positionals.length > 0 ? positionals.includes(tourName(video)) : values.all || isStale(video),
);
if (chosen.length === 0) {
  console.log('All videos show their sources as they are now.');
  process.exit(0);
}

ensureFfmpeg();
ensureChromium();
const workDir = mkdtempSync(path.join(tmpdir(), 'videos-'));
const siteDir = path.join(workDir, 'site');
const languages = [...new Set([defaultLocale, ...chosen.map(({ language }) => language)])];
execFileSync('docusaurus', ['build', '--out-dir', siteDir, ...languages.flatMap((code) => ['--locale', code])], {
  env: { ...process.env, RECORD_TOURS: '1' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
mkdirSync(path.join(root, 'static/videos'), { recursive: true });
const server = await startServer({ PORT: '0', DATA_DIR: workDir, SITE_DIR: siteDir, LOG_LEVEL: 'error' });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
for (const video of chosen) {
  await render(browser, server.origin, video);
  recordSources(video);
}
await browser.close();
await server.stop();
rmSync(workDir, { recursive: true });
