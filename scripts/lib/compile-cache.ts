/**
 * Preloaded (`node --import`) by commands that people wait for: what they compile, such as TypeScript itself, is kept for
 * their next run. Threads and programs that they start do so too.
 */
import { enableCompileCache } from 'node:module';
import path from 'node:path';

import { root } from './paths.ts';

process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules/.cache/compiled');
enableCompileCache();
