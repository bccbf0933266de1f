import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { v8CompileHints } from './v8CompileHints.ts';
import { compress } from './compress.ts';
import { inputsHash } from './inputsHash.ts';
import { cssLayerOrder } from './cssLayerOrder.ts';
import { lazyChunks } from './lazyChunks.ts';
import { startFirst } from './startFirst.ts';
import { trimAriaLocales } from './trimAriaLocales.ts';
import { withoutReferences } from './withoutReferences.ts';
import { root } from './run.ts';

/** Builds the pages into `dist/app`, unless what they are made of is what it was. */
const stamp = join(root, 'dist/inputs.sha256');
const inputs = inputsHash(root);

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== inputs) {
  const since = performance.now();
  await buildPages('src/app', 'dist/app');
  await buildPages('src/app/gallery', 'dist/gallery', '/dev/gallery/');
  await buildPages('src/studio', 'dist/studio', '/studio/');
  writeFileSync(stamp, inputs);
  console.log(`built the pages in ${((performance.now() - since) / 1000).toFixed(1)} s`);
}

/** The scripts that each page runs: what it is built on, and ours around it. */
function isOnEveryPage(fileName: string): boolean {
  return /\/(start|foundation|index|Form)-/.test(fileName);
}

/** One `index.html` with all that it leads to. Gallery and Studio are built apart: no investor's page knows of them. */
async function buildPages(from: string, to: string, base = '/'): Promise<void> {
  // Whatever the shell says: pages are built as investors get them.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await build({
    configFile: join(root, 'vite.config.ts'),
    root: join(root, from),
    base,
    mode: 'production',
    logLevel: 'warn',
    plugins: [
      cssLayerOrder(),
      trimAriaLocales(),
      withoutReferences(),
      startFirst(),
      lazyChunks(),
      v8CompileHints(isOnEveryPage),
    ],
    // Keeps light-dark() and nesting as they are written.
    build: {
      outDir: join(root, to),
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    },
  });
  await compress(join(root, to));
}
