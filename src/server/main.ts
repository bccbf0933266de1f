import { checkNodeVersion } from './nodeVersion.ts';

/** Starts the product. Everything else is loaded once this Node is known to be able to. */
const unfit = checkNodeVersion(process.version);
if (unfit) {
  console.error(unfit);
  process.exit(1);
}
const { run } = await import('./run.ts');
await run();
