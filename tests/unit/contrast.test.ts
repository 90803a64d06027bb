import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const css = readFileSync('src/css/tokens.css', 'utf8');
const tokens = Object.fromEntries(
  [...css.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value!]),
);

/** WCAG 2.2 relative luminance. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(foreground: string, background: string): number {
  const [light, dark] = [luminance(tokens[foreground]!), luminance(tokens[background]!)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  ['body', 'canvas'],
  ['body', 'surface'],
  ['body', 'sunken'],
  ['body', 'action-tint'],
  ['ink', 'canvas'],
  ['ink', 'sunken'],
  ['on-night-muted', 'night'],
  ['on-night-muted', 'night-raised'],
  ['on-night', 'night'],
])('body text %s on %s has AAA contrast', (foreground, background) => {
  expect(contrast(foreground, background)).toBeGreaterThanOrEqual(7);
});

test.each([
  ['muted', 'canvas'],
  ['muted', 'surface'],
  ['muted', 'sunken'],
  ['action', 'canvas'],
  ['action', 'surface'],
  ['action', 'sunken'],
  ['action', 'action-tint'],
  ['action-strong', 'action-tint'],
  ['action-strong', 'sunken'],
  ['action-strong', 'line'],
  ['on-action', 'action'],
  ['on-action', 'action-strong'],
  ['on-action', 'danger'],
  ['on-action', 'danger-strong'],
  ['on-action', 'success'],
  ['on-action', 'success-strong'],
  ['on-action', 'warning'],
  ['ink', 'aurora'],
  ['ink', 'aurora-strong'],
  ['aurora', 'night'],
  ['aurora', 'night-raised'],
  ['aurora-strong', 'night-raised'],
  ['danger', 'canvas'],
  ['danger', 'surface'],
  ['danger', 'danger-tint'],
  ['danger-strong', 'danger-tint'],
  ['success', 'success-tint'],
  ['success-strong', 'success-tint'],
  ['warning', 'warning-tint'],
  ['on-action', 'signal'],
  ['signal-strong', 'signal-tint'],
  ['signal-strong', 'canvas'],
  ['signal-strong', 'sunken'],
  ['signal-bright', 'night-raised'],
  ['ink', 'signal-bright'],
])('text %s on %s has AA contrast', (foreground, background) => {
  expect(contrast(foreground, background)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['line-strong', 'canvas'],
  ['line-strong', 'surface'],
  ['line-strong', 'sunken'],
  ['action', 'surface'],
  ['signal', 'signal-tint'],
  ['signal', 'sunken'],
])('borders and marks %s on %s reach 3:1', (foreground, background) => {
  expect(contrast(foreground, background)).toBeGreaterThanOrEqual(3);
});
