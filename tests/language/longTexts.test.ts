import { describe, expect, it } from 'vitest';
import { isSatisfiable } from '#/language/check/isSatisfiable.ts';
import { ownOf } from '#/language/check/contacts.ts';
import { unsafeIn } from '#/language/check/plainText.ts';
import { demandsSecret } from '#/language/check/secretFields.ts';
import type { Condition } from '#/language/expressions/condition.ts';
import { honestProse } from '../support/attacks/honestProse.ts';
import { cpuTime, OUT_OF_BOUNDS } from '../support/cpuTime.ts';

const own = ownOf({
  hosts: [{ host: 'inversores.ejemplo.es', api_key: 'a', consumer_key: 'b', consumer_secret: 'c' }],
  support: { hours: '9:00h', phone: '+34 910 555 120', email: 'a@b.example' },
});

describe('the prose of funds', () => {
  it('is at least a hundred sentences', () =>
    expect(honestProse.length).toBeGreaterThanOrEqual(100));

  it.each(honestProse)('«%s» passes', (text) => {
    expect(unsafeIn(text, own)).toBeUndefined();
    expect(demandsSecret(text)).toBe(false);
  });
});

/** Pieces of which one pattern or another might try every beginning with every end. */
const pieces = [
  ...['a', 'a-', 'A.', 'a@', 'x.', '1 ', '1.', '- ', '. ', '(', '+', '< ', ' ', '\u0301', 'a b '],
  ...['uno ', 'punto ', 'arroba ', 'llame 1', 'escriba ', 'contraseña ', 'ES66 ', 'ES 1', 'A1'],
  ...[
    'evil. ',
    '&#1',
    '0x',
    'data : ',
    'd - ',
    '600 ',
    'p ',
    'S.A. ',
    'póliza ',
    'punto com ',
    ',.',
  ],
];

describe('a text of 100 KB', () => {
  it.each(pieces)('of «%s» is read in a time that grows with its length alone', (piece) => {
    const timeOf = (length: number) => {
      const text = piece.repeat(length / piece.length);
      return cpuTime(() => {
        unsafeIn(text, own);
        demandsSecret(text);
      });
    };
    timeOf(10_000);
    expect(timeOf(100_000)).toBeLessThan(OUT_OF_BOUNDS);
  });
});

describe('whether a condition can hold', () => {
  /** Each field is shown where any two of those before it are answered. */
  const awaits = (at: string): Condition | undefined => {
    const index = Number(at.slice('/answers/f'.length));
    const before = Array.from({ length: index }, (_, one): Condition => ({
      at: `/answers/f${one}`,
      present: true,
    }));
    return index < 2 ? undefined : { any: [{ all: before }, ...before] };
  };

  it.each([12, 30, 60])('is said at once where %i fields wait for each other', (count) => {
    let said = false;
    const condition: Condition = { at: `/answers/f${count}`, present: true };
    expect(cpuTime(() => (said = isSatisfiable(condition, () => ({}), awaits)))).toBeLessThan(
      OUT_OF_BOUNDS,
    );
    expect(said).toBe(true);
  });

  it('is still denied where it cannot', () => {
    const no: Condition = {
      all: [
        { at: '/answers/a', equals: 'x' },
        {
          any: [
            { at: '/answers/a', equals: 'y' },
            { at: '/answers/a', present: false },
          ],
        },
      ],
    };
    expect(isSatisfiable(no, () => ({}))).toBe(false);
  });
});
