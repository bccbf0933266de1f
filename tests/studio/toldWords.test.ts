import { expect, test } from 'vitest';
import { toldWords } from '#/studio/editing/toldWords.ts';
import { screensOf } from '#/studio/preview/SubjectPick.tsx';
import { blockList } from '#/studio/screens/blockList.ts';
import { entryList, tables } from '#/studio/screens/entryList.ts';
import { worlds } from '../support/editedForms.ts';

const served = Object.entries(worlds).filter(([name]) => name !== 'files');

test('a text is told by what stands in its places, or by what that is called', () => {
  const told = (text: string, values: object) => toldWords({ text, values });
  expect(told('{alias}', { alias: { from: '/data/a/alias', default: 'La cuenta' } })).toBe(
    'La cuenta',
  );
  expect(told('Orden de {isin}', { isin: { from: '/row/isin' } })).toBe('Orden de ISIN');
  expect(told('Sobre {what}', { what: { from: '/row/nobody_calls_this' } })).toBe('Sobre …');
  expect(told('{what}', { what: { from: '/row/nobody_calls_this' } })).toBeUndefined();
});

test.each(served)(
  'of %s every screen, block and entry is told in words, and no two screens alike',
  (_, documents) => {
    const screens = screensOf(documents, 'form/contact').map(({ title }) => title);
    expect(new Set(screens).size).toBe(screens.length);
    const keys = Object.keys(documents).filter((key) => key.startsWith('screen/'));
    const blocks = keys.flatMap((key) => blockList(documents, key));
    const entries = tables.flatMap((table) => entryList(documents, table));
    const titles = [
      ...screens,
      ...blocks.map(({ title }) => title),
      ...entries.map(({ title }) => title),
    ];
    expect(titles.filter((title) => /[{}]/.test(title))).toEqual([]);
  },
);
