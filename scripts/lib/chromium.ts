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

const usualPlaces = [
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

/** Chromium without its windows, of which each page would start other processes: most tests take half the time in it. */
const headlessShell = 'chromium-headless-shell';

/**
 * The headless shell where Debian's package is installed, or else Chromium. The shell keeps no page for going back, and
 * is not always idle when nothing is left to do: tests of these need the whole browser.
 */
export function fastChromiumPath(): string | undefined {
  const shell = `/usr/bin/${headlessShell}`;
  return process.env.CHROMIUM_PATH === undefined && existsSync(shell) ? shell : chromiumPath();
}

/** Installs the headless shell where that needs no question; tests do without it. */
export function ensureFastChromium(): void {
  ensureChromium();
  if (chromiumPath() === '/usr/bin/chromium' && fastChromiumPath() === chromiumPath())
    installDebianPackage(headlessShell);
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
  installDebianPackage('chromium');
  if (chromiumPath()) return;
  console.log('Downloading Chromium…');
  try {
    execFileSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  } catch {
    // It has said why.
  }
  if (chromiumPath()) return;
  throw new StepFailedError('A browser is missing: install Chrome or Chromium, or set CHROMIUM_PATH to where it is.');
}

/**
 * Suggestions below the address bar are pages of their own, which each window would load in another process: without them
 * a window opens in two thirds of the time. The last list that Chromium is given counts, so what matters of Playwright's is repeated.
 */
const withoutFeatures = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...[
    'AimEnabled',
    'LensOverlay',
    'MediaRouter',
    'NetworkTimeServiceQuerying',
    'OptimizationHints',
    'PreconnectToSearch',
  ],
  ...[
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
  ],
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'AvoidCorsURLLoaderRestartOnRedirect'],
];

/** No sandbox (root cannot have one), nothing that calls home. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  `--disable-features=${withoutFeatures.join()}`,
];

/** For a page's beginning: the site takes this browser for a visitor's. Of programs that say what they are it counts no page views. */
export function actAsVisitor(): void {
  Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
}
