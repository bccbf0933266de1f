import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countryCodes } from './countryCodes.ts';
import { root, run } from './run.ts';

/**
 * `node src/tools/codes.ts`: writes `schemas/codes/countries.json` anew from the ISO 3166 package. The
 * other lists are written by hand: their sources change by law and not by version.
 */
export async function writeCodes(): Promise<number> {
  const file = join(root, 'schemas/codes/countries.json');
  writeFileSync(file, oneLineEach(JSON.stringify(countryCodes(), null, 2)));
  return run('prettier', ['--write', '--log-level', 'warn', file]);
}

/** Puts each item on a line of its own, where the formatter leaves it while it fits. */
function oneLineEach(json: string): string {
  return json.replace(/\{\n {6}([^{}]*?)\n {4}\}/g, (_, inside: string) => {
    return `{ ${inside.replace(/\n */g, ' ')} }`;
  });
}

if (import.meta.main) process.exitCode = await writeCodes();
