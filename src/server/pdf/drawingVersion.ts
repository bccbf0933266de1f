import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { faces, fileOfFace } from './draw/faces.ts';

let version: string | undefined;

/**
 * Changes with the code that draws papers, the library that writes them and their fonts, so that nobody has
 * to remember to count it up. It is part of what a paper is found by that is drawn again for whoever asks;
 * what was kept to be signed bears none and is never drawn anew.
 */
export function drawingVersion(): string {
  if (version !== undefined) return version;
  const own = globSync('{renderPaper.ts,draw/*.ts}', { cwd: import.meta.dirname }).sort();
  const { resolve } = createRequire(import.meta.url);
  const hash = createHash('sha256');
  for (const file of [
    ...own.map((name) => join(import.meta.dirname, name)),
    ...['pdfkit', 'fontkit'].map((name) => resolve(name)),
    ...faces.map(fileOfFace),
  ])
    hash.update(readFileSync(file));
  return (version = hash.digest('hex'));
}
