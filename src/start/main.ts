import module from 'node:module';
import { join } from 'node:path';
import { checkNodeVersion } from '#/server/kernel/nodeVersion.ts';

/** Starts the product. Everything else is loaded once this Node is known to be able to. */
const unfit = checkNodeVersion(process.version);
if (unfit) {
  console.error(unfit);
  process.exit(1);
}
// What was compiled is kept for the next start: after a crash people wait for it.
module.enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compiled'));
const { run } = await import('./run.ts');
await run();
module.flushCompileCache();
