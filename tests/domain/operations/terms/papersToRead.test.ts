import { describe, expect, test } from 'vitest';
import { operationTypes } from '#/domain/operations/index.ts';
import { papersOf } from '#/domain/operations/kinds/papersOf.ts';
import { papersToRead, toConfirm, withReading } from '#/domain/operations/terms/papersToRead.ts';

const ofTransfer = papersOf(operationTypes.SOLICITUD_TRASPASO_INTERNO, 'P');
const published = (...subcategories: string[]) =>
  papersToRead(
    ofTransfer,
    subcategories.map((subcategory) => ({ uuid: `u-${subcategory}`, subcategory })),
  );

describe('what the giver of a transfer to a plan confirms', () => {
  test('is each of its key facts, its terms and its report', () => {
    expect(toConfirm(ofTransfer, published('INFORME_SEMESTRAL', 'EEPP', 'DFP'))).toEqual([
      ...['has_read_dfi', 'has_read_eepp', 'has_read_report'],
    ]);
  });

  test('is no report that is not out, which no order is refused for', () => {
    const papers = published('EEPP', 'DFP');
    expect(toConfirm(ofTransfer, papers)).toEqual(['has_read_dfi', 'has_read_eepp']);
    expect(withReading({}, papers)).toEqual({ has_read_report: true });
  });

  test('is the key facts and the terms even where they are not published', () => {
    expect(toConfirm(ofTransfer, [])).toEqual(['has_read_dfi', 'has_read_eepp']);
    expect(withReading({}, [])).toEqual({ has_read_report: true });
  });
});

test('whoever takes money out confirms nothing', () => {
  expect(toConfirm(papersOf(operationTypes.RESCATE, 'P'), [])).toEqual([]);
});
