import { fc } from '../../support/fc.ts';
import { describe, expect, test } from 'vitest';
import { checkDistinctRows } from '../../../src/domain/rules/distinctRows.ts';
import { checkSharesOfRows } from '../../../src/domain/rules/sharesOfRows.ts';

const said = (issues: { code: string; path: string }[]) =>
  issues.map(({ code, path }) => `${path} ${code}`.trim());
const rowsOf = (column: string, cells: unknown[]) => cells.map((cell) => ({ [column]: cell }));

describe('the percentages of a list', () => {
  test.each<[unknown[], string[]]>([
    [['60', '40'], []],
    [['60', '90', '70'], ['shares']],
    [['33.33', '33.33', '33.34'], []],
    [['33.33', '33.33', '33.35'], ['shares']],
    [['99.999999999999', '0.000000000001'], []],
    [['100', '0.000000000001'], ['shares']],
    [[0.1, 0.2, 99.7], []],
    [['150', '-50'], ['shares']],
    [[undefined, null, '', '100.00'], []],
    [['1e9'], ['shares.unknown']],
    [[1e21], ['shares.unknown']],
    [[{}], ['shares.unknown']],
    [['1'.repeat(100_000)], ['shares.unknown']],
    [[], []],
  ])('%j together have the issues %j', (cells, codes) => {
    expect(said(checkSharesOfRows(rowsOf('part', cells), { of: 'part' }))).toEqual(codes);
  });

  test('are told with what they add up to', () => {
    const told = (...cells: string[]) =>
      checkSharesOfRows(rowsOf('part', cells), { of: 'part' })[0]?.params;
    expect(told('60.00', '90', '70.5')).toEqual({ sum: '220,50' });
    expect(told('100', '0.0000001')).toEqual({ sum: '100,0000001' });
  });

  test.each([undefined, null, 'x', 5, {}, [null, 'x', 7, ['50']]])(
    'hold in %j, which has none',
    (value) => {
      expect(checkSharesOfRows(value, { of: 'part' })).toEqual([]);
      expect(checkDistinctRows(value, 'part')).toEqual([]);
    },
  );
});

describe('rows that may not say the same', () => {
  test.each<[unknown[], string[]]>([
    [['ESP', 'FRA'], []],
    [['ESP', 'FRA', 'ESP'], ['/2/land distinct']],
    [
      ['ESP', 'ESP', 'ESP'],
      ['/1/land distinct', '/2/land distinct'],
    ],
    [['Esp ', 'ESP'], ['/1/land distinct']],
    [['1.5', '15'], []],
    [['a.b@example.org', 'ab@example.org'], []],
    [['-', '.'], []],
    [['', '', null, undefined], []],
    [[1, '1'], []],
    [[false, false], ['/1/land distinct']],
    [['__proto__', 'constructor'], []],
  ])('%j have the issues %j', (cells, codes) => {
    expect(said(checkDistinctRows(rowsOf('land', cells), 'land'))).toEqual(codes);
  });

  test('are the same however an identifier is spelled', () => {
    const between = fc.constantFrom('', ' ', '-', '.', '/', '\u2013', ' - ');
    fc.assert(
      fc.property(
        fc.string({ minLength: 2, unit: fc.constantFrom(...'ABCXYZ0123456789') }),
        fc.infiniteStream(fc.tuple(between, fc.boolean())),
        (number, spelling) => {
          const spelled = [...`X${number}`]
            .map((letter) => {
              const [gap, isSmall] = spelling.next().value;
              return (isSmall ? letter.toLowerCase() : letter) + gap;
            })
            .join('');
          const rows = rowsOf('document', [`X${number}`, spelled]);
          expect(said(checkDistinctRows(rows, 'document'))).toEqual(['/1/document distinct']);
        },
      ),
    );
  });

  test('are told which row was first', () => {
    expect(checkDistinctRows(rowsOf('land', ['FRA', 'ESP', 'ESP']), 'land')[0]?.params).toEqual({
      row: 2,
    });
  });

  test('cost no more than their number', () => {
    const many = rowsOf(
      'land',
      Array.from({ length: 100_000 }, (_, index) => `c${index}`),
    );
    expect(checkDistinctRows(many, 'land')).toEqual([]);
  });
});
