import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

import { installDebianPackage } from './debian-package.ts';
import { StepFailedError } from './run.ts';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** An installed Chromium: CHROMIUM_PATH, the usual places, or one that Playwright downloaded earlier. */
export function chromiumPath(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...usualPlaces, chromium.executablePath()].find(
    (file) => file && existsSync(file),
  );
}

/**
 * Installs Chromium where there is none: from Debian's packages first, since a download of Playwright's own build
 * fails behind closed networks.
 * @throws StepFailedError saying what to do by hand
 */
export function ensureChromium(): void {
  if (chromiumPath()) return;
  console.log('Installing Chromium for the browser tests…');
  installDebianPackage('chromium');
  if (chromiumPath()) return;
  try {
    execFileSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  } catch {
    // It has said why.
  }
  if (chromiumPath()) return;
  throw new StepFailedError('The browser tests need Chromium: install it, or set CHROMIUM_PATH to where it is.');
}

/** No sandbox (root cannot have one), nothing that calls home. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
