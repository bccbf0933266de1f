import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Chromium compiles every function of a script that begins so while the script arrives, beside the page's own work. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has a build's scripts compiled as they arrive, away from the thread that draws: functions that are compiled
 * when first called were a third of the script time of a form's first drawing. Browsers that do not know the
 * comment pass over it.
 * @param isWanted which scripts, by their file name; those that are surely run on the page
 * @source https://v8.dev/blog/explicit-compile-hints
 */
export function v8CompileHints(isWanted: (fileName: string) => boolean = () => true): Plugin {
  return {
    name: 'compiled-ahead',
    writeBundle({ dir = '' }, bundle) {
      for (const made of Object.values(bundle)) {
        if (made.type !== 'chunk' || !isWanted(made.fileName)) continue;
        const file = join(dir, made.fileName);
        writeFileSync(file, HINT + readFileSync(file, 'utf8'));
      }
    },
  };
}
