import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\$]|\\.)*)`/g;

/** Sentences and codes that the programs around the documents say themselves: every literal of their sources. */
export function sentencesInCode(): string[] {
  const files = globSync('{engine,app,studio,client,server}/**/*.{ts,tsx}', { cwd: root });
  const found = files.flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(LITERAL)].map(([, one, two, three]) =>
      (one ?? two ?? three ?? '').replaceAll(/\\(.)/g, '$1'),
    ),
  );
  return [...new Set(found)];
}
