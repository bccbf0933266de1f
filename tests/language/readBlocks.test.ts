import { describe, expect, test } from 'vitest';
import type { Block } from '#/language/documents/block.ts';
import { readBlocks } from '#/language/presentation/readBlocks.ts';
import { spanish } from '../support/spanish.ts';

const words = { text: spanish };

const data = {
  terms: {
    settled: '2026-12-03',
    papers: [{ name: 'DFI', on: '2026-01-15' }, { name: 'Informe' }],
  },
};
const files = { own: { order: 1, fetch: { call: 'downloadProductDocument', input: {} } } };
const read = (block: Omit<Block, 'order'> & { type: string }) =>
  readBlocks({ one: { order: 10, ...block } as Block }, { data }, words);

describe('what was to be read in a block', () => {
  test('is its facts, each with its name, and its note', () => {
    const items = {
      second: { order: 20, label: 'Ausente', value: { from: '/data/terms/none' } },
      first: {
        ...{ order: 10, label: 'Se liquida el', note: 'Si la firma hoy.' },
        value: { from: '/data/terms/settled', as: 'date' },
      },
      hidden: {
        ...{ order: 30, label: 'No', value: { from: '/data/terms/settled' } },
        when: { at: '/data/terms/none', present: true },
      },
    };
    expect(read({ type: 'summaryList', title: 'Cuándo', data: 'terms', items })).toEqual([
      {
        ...{ order: 10, title: 'Cuándo' },
        text: 'Se liquida el: 03-dic-2026 (Si la firma hoy.)\nAusente: -',
      },
    ]);
  });

  test('is its files, each with its day', () => {
    const block = {
      ...{ type: 'fileList', rows: '/data/terms/papers', files },
      ...{ name: { from: '/row/name' }, date: { from: '/row/on', as: 'date' } },
    };
    expect(read(block)).toEqual([{ order: 10, text: 'DFI · 15-ene-2026\nInforme' }]);
    const only = { at: '/row/on', present: true };
    expect(read({ ...block, only })).toEqual([{ order: 10, text: 'DFI · 15-ene-2026' }]);
  });

  test('is its cards', () => {
    const block = {
      ...{ type: 'cardList', rows: '/data/terms/papers', note: 'Léalo.' },
      heading: { text: 'Envíe {name}', values: { name: { from: '/row/name' } } },
    };
    expect(read(block)).toEqual([{ order: 10, text: 'Envíe DFI\nLéalo.\nEnvíe Informe\nLéalo.' }]);
  });

  test('is nothing where its call has no answer, it is not shown, or it has no rows', () => {
    const text = { type: 'text', text: 'Aviso' };
    expect(read({ ...text, data: 'other' })).toEqual([]);
    expect(read({ ...text, print: 'only' })).toEqual([]);
    expect(read({ ...text, when: { at: '/data/terms/none', present: true } })).toEqual([]);
    const rows = { rows: '/data/terms/none', name: { from: '/row/name' } };
    expect(read({ type: 'fileList', ...rows, files })).toEqual([]);
    expect(read(text)).toEqual([{ order: 10, text: 'Aviso' }]);
  });
});
