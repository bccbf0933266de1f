import { describe, expect, test } from 'vitest';
import { BOM, csvCell, csvLine } from '../../../src/server/operations/csvText.ts';
import { fc } from '../../support/fc.ts';
import { readCsv } from './readCsv.ts';

/** Texts that begin as formulas do, or hold what a file of cells is made of. */
const nasty = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .tuple(fc.constantFrom(...'=+-@\t\r\n\0\'"＝'), fc.string())
    .map(([first, rest]) => first + rest),
  fc.constantFrom('=cmd|"/c calc"!A0', '@SUM(1;2)', '-1+1', "'=1", '"', '";"', 'a\r\nb;c', ''),
);

describe('a file of cells', () => {
  test('gives back every value that was written', () => {
    fc.assert(
      fc.property(fc.array(fc.array(nasty, { minLength: 1 }), { minLength: 1 }), (rows) => {
        expect(readCsv(BOM + rows.map(csvLine).join(''))).toEqual(rows);
      }),
    );
  });

  test('has no cell in which a spreadsheet would calculate', () => {
    fc.assert(
      fc.property(nasty, (value) => {
        expect(csvCell(value)).not.toMatch(/^"[=+\-@\t\r\n\0＝＋－＠]/);
        expect(csvCell(value)).toMatch(/^"([^"]|"")*"$/);
      }),
    );
  });

  test.each([
    ['=1+1', `"'=1+1"`],
    ['-12,50', `"'-12,50"`],
    ['@x', `"'@x"`],
    ['\tx', `"'\tx"`],
    ['\rx', `"'\rx"`],
    ['\0x', `"'\0x"`],
    ["'x", `"''x"`],
    ['a"b', '"a""b"'],
    ['12,50', '"12,50"'],
    ['', '""'],
  ])('writes %j as %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });
});
