import { watch } from 'node:fs';
import { join } from 'node:path';
import type { FileDiagnostic } from '#/language/values/diagnostic.ts';

/** Editors write a file in several steps; ms. */
const PAUSE_MS = 150;
/** How long a server that cannot be asked is given; ms. */
const AWAY_MS = 500;

/** Tells what is wrong with the documents; `changed` are the files that changed since nothing was. */
export type TellProblems = (problems: FileDiagnostic[], changed: ReadonlySet<string>) => void;

/**
 * Has the documents read at once, and anew whenever one of `schemas/` or `tenants/` changes, and tells what was found.
 * One reading at a time, and what it found is told only if nothing changed meanwhile: the last state is what is said.
 * A server that is just being restarted is asked until it answers.
 * @returns what ends it
 */
export function watchDocuments(
  root: string,
  read: () => Promise<FileDiagnostic[]>,
  tell: TellProblems,
): () => void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isReading = false;
  let hasEnded = false;
  const readIn = (pause: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void readNow(), pause);
  };
  const readNow = async () => {
    timer = undefined;
    // The reading that is under way is followed by another.
    if (isReading) return readIn(PAUSE_MS);
    isReading = true;
    const problems = await read().catch(() => undefined);
    isReading = false;
    if (hasEnded || timer) return;
    if (!problems) return readIn(AWAY_MS);
    tell(problems, new Set(changed));
    if (problems.length === 0) changed.clear();
  };
  readIn(0);
  const watchers = ['schemas', 'tenants'].map((folder) =>
    watch(join(root, folder), { recursive: true }, (_, file) => {
      if (!file?.endsWith('.json')) return;
      changed.add(`${folder}/${file.replaceAll('\\', '/')}`);
      readIn(PAUSE_MS);
    }),
  );
  return () => {
    hasEnded = true;
    clearTimeout(timer);
    for (const each of watchers) each.close();
  };
}
