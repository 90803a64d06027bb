import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';

import { installDebianPackage } from './debian-package.ts';
import { StepFailedError } from './run.ts';

const macApplications = ['Google Chrome', 'Chromium'].flatMap((name) =>
  ['/', homedir()].map((folder) => path.join(folder, `Applications/${name}.app/Contents/MacOS/${name}`)),
);

/** Chromium without its windows, of which each page would start another process: tests take half the time. */
const headlessPackage = 'chromium-headless-shell';

const usualPlaces = [
  `/usr/bin/${headlessPackage}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  ...macApplications,
];

/** An installed Chromium: CHROMIUM_PATH, the usual places, or one that Playwright downloaded earlier. */
export function chromiumPath(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...usualPlaces, chromium.executablePath()].find(
    (file) => file && existsSync(file),
  );
}

/**
 * Installs a font with the widths of Arial on Debian as it comes: visitors' systems have one, and where there is none the
 * site's own fonts move the page when they come late.
 */
function ensureFonts(): void {
  if (process.platform !== 'linux' || existsSync('/usr/share/fonts/truetype/liberation')) return;
  installDebianPackage('fonts-liberation');
}

/**
 * Installs Chromium where there is none: from Debian's packages first, since a download of Playwright's own build
 * fails behind closed networks.
 * @throws StepFailedError saying what to do by hand
 */
export function ensureChromium(): void {
  ensureFonts();
  if (chromiumPath()) return;
  for (const name of [headlessPackage, 'chromium']) {
    installDebianPackage(name);
    if (chromiumPath()) return;
  }
  console.log('Downloading Chromium…');
  try {
    execFileSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  } catch {
    // It has said why.
  }
  if (chromiumPath()) return;
  throw new StepFailedError('A browser is missing: install Chrome or Chromium, or set CHROMIUM_PATH to where it is.');
}

/** No sandbox (root cannot have one), nothing that calls home. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
];

/** For a page's beginning: the site takes this browser for a visitor's. Of programs that say what they are it counts no page views. */
export function actAsVisitor(): void {
  Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
}
