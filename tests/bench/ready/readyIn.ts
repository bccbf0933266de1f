import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { launch } from '../../support/browser.ts';
import { serve } from '../forms/serve.ts';

/** How long a compiled validator takes to be ready in Chromium, each time in a page that never saw it, in ms. */
export async function readyIn(module: string, record: object, visits: number) {
  const folder = join(import.meta.dirname, '../../../.bench/ready');
  rmSync(folder, { recursive: true, force: true });
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    build: {
      outDir: folder,
      target: 'es2023',
      rolldownOptions: {
        input: join(import.meta.dirname, 'page.ts'),
        output: { entryFileNames: 'page.js' },
      },
    },
  });
  writeFileSync(join(folder, 'validator.js'), module);
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><title>ready</title><script type="module" src="/page.js"></script>',
  );
  const server = await serve(folder);
  const browser = await launch();
  const taken: { ready: number; first: number }[] = [];
  try {
    for (let visit = 0; visit < visits; visit++) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(`${server.url}/`);
      await page.waitForFunction(() => 'readyIn' in window);
      taken.push(await page.evaluate((given) => window.readyIn(given), record));
      await context.close();
    }
  } finally {
    await browser.close();
    server.close();
  }
  return taken;
}
