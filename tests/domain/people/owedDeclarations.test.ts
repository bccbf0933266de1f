import { describe, expect, test } from 'vitest';
import {
  isOwnOwed,
  owedDeclarations,
  type DeclarationRecord,
} from '../../../src/domain/people/owedDeclarations.ts';

const all = (day: string) => ({ KYC: day, FATCA: day, CRS: day });
const adult: DeclarationRecord = {
  ...{ type: 'F', birthdate: '2008-11-20', wasWard: true, isFatcaOpened: false },
  madeOn: all('2024-03-11'),
};

describe('what a guardian declared', () => {
  test.each([
    ['the day before the eighteenth birthday', '2026-11-19', []],
    ['on it', '2026-11-20', ['KYC_OWN', 'FATCA_OWN', 'CRS_OWN']],
    ['years later', '2031-01-01', ['KYC_OWN', 'FATCA_OWN', 'CRS_OWN']],
  ])('is owed by the new adult %s', (_, today, owed) => {
    expect(owedDeclarations(adult, today)).toEqual(owed);
  });

  test('is owed no more, one by one, once they have declared it themselves', () => {
    const madeOn = { ...all('2024-03-11'), KYC: '2026-11-20', CRS: '2026-11-19' };
    expect(owedDeclarations({ ...adult, madeOn }, '2026-11-24')).toEqual(['FATCA_OWN', 'CRS_OWN']);
    expect(owedDeclarations({ ...adult, madeOn: all('2026-11-20') }, '2026-11-24')).toEqual([]);
  });

  test('is owed by whoever was a client as a minor, though nobody declared anything', () => {
    expect(owedDeclarations({ ...adult, madeOn: {} }, '2026-11-24')).toHaveLength(3);
    const later = { ...adult, madeOn: {}, wasWard: false };
    expect(owedDeclarations(later, '2026-11-24')).toEqual([]);
  });

  test('is no matter of companies, nor of whoever declared of age', () => {
    expect(owedDeclarations({ ...adult, type: 'J' }, '2026-11-24')).toEqual([]);
    const grown = { ...adult, birthdate: '1980-01-01', wasWard: false };
    expect(owedDeclarations(grown, '2026-11-24')).toEqual([]);
  });
});

describe('what has changed since', () => {
  const grown: DeclarationRecord = { ...adult, birthdate: '1980-01-01', wasWard: false };
  test.each<[string, Partial<DeclarationRecord>, string[]]>([
    ['what staff ask again', { isKycAsked: true }, ['KYC_ASKED']],
    ['what staff ask again of a minor', { isKycAsked: true, birthdate: '2012-01-01' }, []],
    ['indicia of the United States', { isFatcaOpened: true }, ['FATCA_CHANGED']],
    ['a datum that CRS does not go with', { isCrsOutdated: true }, ['CRS_CHANGED']],
    ['nothing', { isCrsOutdated: false }, []],
  ])('is declared again: %s', (_, known, owed) => {
    expect(owedDeclarations({ ...grown, ...known }, '2026-11-24')).toEqual(owed);
  });

  test('keeps nobody from operating; what is owed in their own name does', () => {
    expect(isOwnOwed(['FATCA_CHANGED', 'CRS_CHANGED'])).toBe(false);
    expect(isOwnOwed(['CRS_CHANGED', 'KYC_OWN'])).toBe(true);
    expect(isOwnOwed(undefined)).toBe(false);
  });
});
