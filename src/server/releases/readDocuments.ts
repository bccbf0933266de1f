import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentFile } from '#/language/assembly/source.ts';

/** Documents of a checkout: those that all tenants share, and each tenant's own by folder. */
export interface Documents {
  base: DocumentFile[];
  tenants: Readonly<Record<string, DocumentFile[]>>;
}

/** Reads `schemas/` and `tenants/` below a folder, paths with `/` and in order. */
export function readDocuments(root: string): Documents {
  const ofTenants = readAll(root, 'tenants/**/*.json');
  const tenants = Object.groupBy(ofTenants, ({ file }) => file.split('/')[1]!);
  return {
    base: readAll(root, 'schemas/**/*.json'),
    tenants: tenants as Record<string, DocumentFile[]>,
  };
}

function readAll(root: string, pattern: string): DocumentFile[] {
  return globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}
