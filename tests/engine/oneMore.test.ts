import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { blocks as blockDrawings } from '#/engine/blocks/index.ts';
import { widgets as widgetDrawings } from '#/engine/widgets/index.ts';
import { blocks } from '#/language/blocks/index.ts';
import { widgets } from '#/language/widgets/index.ts';

const src = join(import.meta.dirname, '../../src');

describe.each([
  { kind: 'widgets', grammars: widgets, drawings: widgetDrawings },
  { kind: 'blocks', grammars: blocks, drawings: blockDrawings },
])('one more of the $kind', ({ kind, grammars, drawings }) => {
  const names = Object.keys(grammars);
  const importers = (module: string) =>
    globSync('**/*.{ts,tsx}', { cwd: src })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => readFileSync(join(src, file), 'utf8').includes(module))
      .sort();

  test('is a grammar and a drawing under its own name', () => {
    expect(Object.keys(drawings).sort()).toEqual(names.toSorted());
    const missing = names
      .flatMap((name) => [`language/${kind}/${name}.ts`, `engine/${kind}/${name}.tsx`])
      .filter((file) => !existsSync(join(src, file)));
    expect(missing).toEqual([]);
  });

  test('needs no file but these two and their tables, the gallery included', () => {
    const tables = importers(`/${kind}/index.ts'`);
    expect(tables).toContain('app/gallery/specimens.ts');
    const app = globSync('{app,server,client,tools}/**/*.{ts,tsx}', { cwd: src });
    const named = app.filter((file) => {
      const text = readFileSync(join(src, file), 'utf8');
      return names.some((name) => text.includes(`/${kind}/${name}.ts`));
    });
    expect(named).toEqual([]);
  });
});
