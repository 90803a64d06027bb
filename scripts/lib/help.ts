/**
 * A script that imports this first answers `--help` with the comment at the top of its own file, and ends before it
 * does anything.
 */
import { readFileSync } from 'node:fs';

if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
  const [comment = ''] = /^\/\*\*.*?\*\//s.exec(readFileSync(process.argv[1]!, 'utf8')) ?? [];
  const lines = comment.replace(/^\/\*\*|\*\/$/g, '').split('\n');
  console.log(
    lines
      .map((line) => line.replace(/^ \* ?/, ''))
      .join('\n')
      .trim(),
  );
  process.exit(0);
}
