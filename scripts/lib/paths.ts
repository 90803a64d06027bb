import path from 'node:path';

export const root = path.join(import.meta.dirname, '../..');
export const buildDir = path.join(root, 'build');
/** Written last, so that an interrupted build counts as none. */
export const fingerprintFile = path.join(buildDir, '.fingerprint');
