import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { v8CompileHints } from '#/tools/v8CompileHints.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

test('only wanted scripts begin with the hint, before everything that the build puts there', async () => {
  const folder = temporaryFolder('compiled');
  writeFileSync(join(folder, 'page.js'), 'import("./later.js").then(console.log);');
  writeFileSync(join(folder, 'later.js'), 'export default 1;');
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [v8CompileHints((name) => name.startsWith('page'))],
    build: {
      rolldownOptions: {
        input: join(folder, 'page.js'),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  const beginning = (name: string) =>
    readFileSync(join(folder, 'dist', name), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n');
  expect(beginning('page.js')).toBe(true);
  expect(beginning('later.js')).toBe(false);
});
