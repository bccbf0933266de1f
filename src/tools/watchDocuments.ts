import { watch } from 'node:fs';
import { join } from 'node:path';
import type { FileDiagnostic } from '#/language/values/diagnostic.ts';

/** Editors write a file in several steps; ms. */
const PAUSE_MS = 150;

/**
 * Has the documents read anew whenever one of `schemas/` or `tenants/` changes, and tells what was found. One reading
 * at a time: what changes during one is read by the next.
 * @returns what ends it
 */
export function watchDocuments(
  root: string,
  read: () => Promise<FileDiagnostic[]>,
  tell: (problems: FileDiagnostic[]) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> = Promise.resolve();
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A server that is just being restarted reads them all as it starts.
      reading = reading.then(read).then(tell, () => undefined);
    }, PAUSE_MS);
  };
  const watchers = ['schemas', 'tenants'].map((folder) =>
    watch(join(root, folder), { recursive: true }, (_, file) => {
      if (file?.endsWith('.json')) again();
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const each of watchers) each.close();
  };
}
