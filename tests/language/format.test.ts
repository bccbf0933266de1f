import { expect, it } from 'vitest';
import type { Binding } from '#/language/expressions/binding.ts';
import { resolve, resolveAll } from '#/language/expressions/binding.ts';
import { format, sentence, type Localization } from '#/language/presentation/format.ts';

const words: Localization = {
  text: (key, values = {}) => key.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
  codes: (id) =>
    id === 'kinds'
      ? { kind: 'codes', id, title: 'x', items: { FI: { order: 1, label: 'Fondo' } } }
      : undefined,
};
const scope = {
  data: {
    value: '1234.5',
    gain: '-3.00',
    nav: '10.5',
    shares: '2.5',
    percent: '12.34',
    day: '2026-09-05',
    at: '2026-09-05T12:05:00Z',
    kind: 'FI',
    other: 'ZZ',
    iban: 'ES7921000813610123456789',
    id: '7eda0ff8-4398-583f-afba-9c12712069f4',
    count: 12345,
    yes: true,
    none: null,
  },
};
const SPACE = '\u00a0';

it.each<[Binding, string]>([
  [{ from: '/data/value', as: 'money' }, `1.234,50${SPACE}€`],
  [{ from: '/data/gain', as: 'moneySigned' }, `-3,00${SPACE}€`],
  [{ from: '/data/shares', as: 'shares' }, '2,500000'],
  [{ from: '/data/nav', as: 'nav' }, `10,500000${SPACE}€`],
  [{ from: '/data/percent', as: 'percent' }, `12,34${SPACE}%`],
  [{ from: '/data/day', as: 'date' }, '05-sep-2026'],
  [{ from: '/data/at', as: 'instant' }, '05-sep-2026 | 14:05 h'],
  [{ from: '/data/count', as: 'integer' }, '12.345'],
  [{ from: '/data/iban', as: 'iban' }, 'ES79 2100 0813 6101 2345 6789'],
  [{ from: '/data/id', as: 'reference' }, '7EDA0FF8'],
  [{ from: '/data/kind', as: 'code', codes: 'kinds' }, 'Fondo'],
  [{ from: '/data/other', as: 'code', codes: 'kinds' }, 'ZZ'],
  [{ from: '/data/kind' }, 'FI'],
  [{ from: '/data/none', as: 'money' }, '-'],
  [{ from: '/data/nothing' }, '-'],
  [{ from: '/data/nothing', as: 'money', default: '0' }, `0,00${SPACE}€`],
])('%j reads %s', (binding, expected) => {
  expect(format(binding, scope, words)).toBe(expected);
});

it('puts bound values into a sentence', () => {
  const text = {
    text: 'Vale {value} a {day}.',
    values: { value: { from: '/data/value', as: 'money' }, day: { from: '/data/day', as: 'date' } },
  } as const;
  expect(sentence(text, scope, words)).toBe(`Vale 1.234,50${SPACE}€ a 05-sep-2026.`);
  expect(sentence('Sin valores', scope, words)).toBe('Sin valores');
});

it('leaves out of facts in a row what is not known, as long as something is', () => {
  const values = {
    value: { from: '/data/value', as: 'money' },
    least: { from: '/data/none', as: 'money' },
    kind: { from: '/data/kind' },
  } as const;
  const told = (text: string) => sentence({ text, values }, scope, words);
  expect(told('{kind} · Mínimo {least} · Vale {value}')).toBe(`FI · Vale 1.234,50${SPACE}€`);
  expect(told('Mínimo {least} · Máximo {least}')).toBe('Mínimo - · Máximo -');
  expect(told('{kind}, mínimo {least}')).toBe('FI, mínimo -');
});

it('resolves literals, bindings and defaults, and leaves out what finds nothing', () => {
  expect(resolve(5, scope)).toBe(5);
  expect(resolve(null, scope)).toBeNull();
  expect(resolve({ from: '/data/none', default: 'x' }, scope)).toBe('x');
  expect(
    resolveAll({ a: { from: '/data/kind' }, b: { from: '/data/nothing' }, c: true }, scope),
  ).toEqual({ a: 'FI', c: true });
});

it('reads no code while the words for it are on their way', () => {
  const awaiting = { ...words, codes: () => undefined, awaits: () => true };
  const code = { from: '/data/kind', as: 'code', codes: 'kinds' } as const;
  expect(format(code, scope, awaiting)).toBe('…');
  expect(format(code, scope, { ...awaiting, awaits: () => false })).toBe('FI');
});
