import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { encodeBatch } from '../../../src/server/rd/encodeBatch.ts';
import { encodeRecord, FieldFault } from '../../../src/server/rd/encodeRecord.ts';
import { layout, RECORD_LENGTH } from '../../../src/server/rd/layout.ts';
import { BatchFault, parseBatch } from '../../support/parseBatch.ts';
import { plainText } from '../../../src/server/rd/plainText.ts';
import type { RdHeader, RdOperation } from '../../../src/server/rd/rdOperation.ts';
import { fc } from '../../support/fc.ts';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const header: RdHeader = {
  tenant: 'almadraba',
  sender: 'A12345674',
  batch: uuid(1),
  sequence: 7,
  created: '2026-11-20 12:00:00',
  valueDate: '2026-11-20',
  environment: 'PRE',
};
const operation = (number: number, name = 'Ana', product = '10394'): RdOperation => ({
  uuid: uuid(number),
  order: {
    type: 'SUSCRIPCION',
    product,
    isin: 'ES0000000000',
    account: uuid(900),
    account_reference: 'ALM-001001',
    indicator: 'B',
    gross: 100_000n,
    net: 99_000n,
    shares: 12_345_678n,
    is_total: 'N',
    requested: '2026-11-19 09:30:00',
    value_date: '2026-11-20',
    pay_method: 'TRANSFERENCIA',
  },
  parties: [
    {
      role: 'TITULAR',
      document: '12345678Z',
      surname_1: name,
      name,
      country: 'ESP',
      is_orderer: 'Y',
    },
  ],
});
const linesOf = (file: Buffer) => file.toString('latin1').split('\r\n');

describe('the layout', () => {
  test.each(Object.entries(layout))(
    'has its fields of %s in order and within a record',
    (_, fields) => {
      let end = 2;
      for (const [start, length] of Object.values(fields)) {
        expect(start).toBeGreaterThan(end);
        end = start + length - 1;
      }
      expect(end).toBeLessThanOrEqual(RECORD_LENGTH);
    },
  );
});

describe('a file', () => {
  const file = encodeBatch(header, [operation(10), operation(11, 'Íñigo', '64678')]);

  test('has header, orders, parties, subtotals and trailer, each 300 wide', () => {
    const lines = linesOf(file);
    expect(lines.pop()).toBe('');
    expect(lines.map((line) => line.slice(0, 2)).join(' ')).toBe('00 10 11 10 11 90 90 99');
    expect(new Set(lines.map(({ length }) => length))).toEqual(new Set([300]));
    expect(lines[0]!.trimEnd()).toBe(
      `00RD01ALMADRABA   A12345674${uuid(1)}00072026112012000020261120PRE`,
    );
    expect(lines[1]!.slice(2, 44)).toBe(`000002${uuid(10)}`);
    expect(lines[1]!.slice(155, 204)).toBe(
      '000000000100000' + '000000000099000' + '000000000012345678' + 'N',
    );
    expect(lines[1]!.slice(218, 226)).toBe('00000000');
    expect(lines[1]!.charAt(290)).toBe('N');
    expect(lines[4]!.slice(104, 144).trimEnd()).toBe('ÍÑIGO');
  });

  test('ends with counts, totals, the sum of its codes and the hash of all before', () => {
    const trailer = parseBatch(file).at(-1)!.fields;
    expect(trailer).toMatchObject({ lines: '8', operations: '2', gross: '200000', net: '198000' });
    expect(trailer).toMatchObject({ shares: '24691356', codes: String(10_394 + 64_678) });
    const before = file.subarray(0, file.length - 302 + 72);
    expect(trailer.sha256).toBe(createHash('sha256').update(before).digest('hex'));
  });

  test('that is sent once more says so in every order', () => {
    const orders = parseBatch(encodeBatch(header, [operation(10)], { isResend: true })).filter(
      ({ type }) => type === '10',
    );
    expect(orders.map(({ fields }) => fields.resend)).toEqual(['R']);
  });

  test('in which anything was changed is not read', () => {
    for (const at of [40, 330, 605, file.length - 250, file.length - 1]) {
      const changed = Buffer.from(file);
      changed[at] = changed[at]! ^ 1;
      expect(() => parseBatch(changed)).toThrow(BatchFault);
    }
    expect(() => parseBatch(file.subarray(302))).toThrow(BatchFault);
  });
});

describe('names', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc
      .array(
        fc.constantFrom(
          '\r\n10',
          '\n',
          '\u0085',
          '\u2028',
          '\0',
          '\t',
          'ß',
          'ÿ',
          'ŉ',
          '𝒜',
          'ﬃ',
          '😀',
        ),
      )
      .map((parts) => parts.join('')),
  );

  test('of any kind leave the number of records and their length as they are', () => {
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 3 }), (names) => {
        const told = names.map((name, index) => operation(10 + index, name));
        const file = encodeBatch(header, told);
        expect(file.length).toBe((3 + 2 * names.length) * 302);
        const parties = parseBatch(file).filter(({ type }) => type === '11');
        expect(parties.map(({ fields }) => fields.name)).toEqual(
          names.map((name) => plainText(name).slice(0, 40).trimEnd()),
        );
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['Muñoz', 'MUÑOZ'],
    ['Łukasz Dvořák', 'LUKASZ DVORÁK'],
    ['Ngô Thị Ánh', 'NGÔ THI ÁNH'],
    ['Straße', 'STRASSE'],
    ['Αθηνά', 'ATHINA'],
    ['Юлия', 'YULIYA'],
    ['a\r\nb\0c', 'A BC'],
    ['山田 €', '?? EUR'],
  ])('%j are written %j', (given, written) => {
    expect(plainText(given)).toBe(written);
  });
});

describe('a value without room in its field', () => {
  test.each([
    ['a code that is too long', { product: '1234567' }],
    ['an amount that is too large', { gross: 10n ** 15n }],
    ['an amount below zero', { gross: -1n }],
    ['an id with a blank in it', { operation: 'a b' }],
    ['a date that is none', { value_date: '2026-1-1' }],
  ])('is refused: %s', (_, values) => {
    expect(() => encodeRecord('10', values)).toThrow(FieldFault);
  });
});
