import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

let version: string | undefined;

/** Changes with the code that draws papers and their font, so that nobody has to remember to count it up. */
export function drawingVersion(): string {
  if (version !== undefined) return version;
  const hash = createHash('sha256');
  for (const file of globSync('{renderPaper.ts,draw/*.ts,font/*.ts}', {
    cwd: import.meta.dirname,
  }).sort())
    hash.update(file).update(readFileSync(join(import.meta.dirname, file)));
  return (version = hash.digest('hex'));
}
