import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { trimAriaLocales } from '#/tools/trimAriaLocales.ts';

const KIB = 1024;

test('a calendar and a long list bring no language but ours, and stay small', async () => {
  const widgets = join(import.meta.dirname, '../../src/engine/widgets');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [trimAriaLocales()],
    build: {
      write: false,
      target: 'es2023',
      lib: {
        entry: ['Picker', 'CalendarPopover'].map((name) => join(widgets, `${name}.tsx`)),
        // Other than a library of modules, this is made as small as the pages are.
        formats: ['cjs'],
      },
      rolldownOptions: { external: /^react($|-dom|\/)/ },
    },
  });
  const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n');
  expect(code).toContain('Mostrar sugerencias');
  expect(code).not.toMatch(/[\u0600-\u06ff]{3}|Vorschläge/);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThan(86 * KIB);
});
