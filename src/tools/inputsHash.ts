import { createHash } from 'node:crypto';
import { globSync, readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** What never reaches a browser. The tools do: they build. */
const elsewhere = /^server\//;

/** SHA-256 over everything that the built pages are made of, path and bytes; the same inputs give the same pages. */
export function inputsHash(root: string): string {
  const src = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, 'src').length + 1))
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !elsewhere.test(file))
    .sort()
    .map((file) => `src/${file}`);
  const texts = globSync('schemas/{texts/{es,*.es},words/{studio,changes}.es}.json', { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .sort();
  const hash = createHash('sha256');
  for (const file of [...src, ...texts, 'vite.config.ts', 'package-lock.json']) {
    const bytes = readFileSync(join(root, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}
