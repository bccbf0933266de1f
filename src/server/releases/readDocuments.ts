import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentFile } from '#/language/assembly/source.ts';

/** Documents of the checkout: those that all tenants share, and each tenant's own by folder. */
export interface Documents {
  base: DocumentFile[];
  tenants: Map<string, DocumentFile[]>;
}

/** Reads `schemas/` and `tenants/` below a folder, paths with `/` and in order. */
export function readDocuments(root: string): Documents {
  const tenants = new Map<string, DocumentFile[]>();
  for (const document of readAll(root, 'tenants/**/*.json')) {
    const name = document.file.split('/')[1]!;
    tenants.set(name, [...(tenants.get(name) ?? []), document]);
  }
  return { base: readAll(root, 'schemas/**/*.json'), tenants };
}

function readAll(root: string, pattern: string): DocumentFile[] {
  return globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}
