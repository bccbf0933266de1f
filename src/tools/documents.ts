import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DocumentFile } from '#/language/assembly/source.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The documents in a repository: those that all tenants share, and each tenant's own. */
export function loadDocuments(from: string = root): {
  base: DocumentFile[];
  tenants: Record<string, DocumentFile[]>;
} {
  const base = filesIn(from, 'schemas/**/*.json');
  const tenants: Record<string, DocumentFile[]> = {};
  for (const file of filesIn(from, 'tenants/**/*.json'))
    (tenants[file.file.split('/')[1]!] ??= []).push(file);
  return { base, tenants };
}

function filesIn(from: string, pattern: string): DocumentFile[] {
  return globSync(pattern, { cwd: from })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => ({ file, text: readFileSync(`${from}/${file}`, 'utf8') }));
}
