import { expect, test } from 'vitest';
import subcategories from '../../../schemas/codes/document-subcategories.json' with { type: 'json' };
import { documentKinds } from '#/domain/documentKinds/index.ts';
import {
  isFor,
  isMadeHere,
  isSentAlong,
  kindFor,
  kindsFor,
} from '#/domain/documentKinds/kindsFor.ts';
import { operationTypes } from '#/domain/operations/index.ts';
import { papersOf } from '#/domain/operations/kinds/papersOf.ts';

test('every kind of document that rules know stands in the code list', () => {
  const known = Object.keys(subcategories.items);
  expect(Object.keys(documentKinds).filter((name) => !known.includes(name))).toEqual([]);
});

test('every document of an order is made here or sent along', () => {
  const named = Object.values(operationTypes).flatMap((type) =>
    (['F', 'P'] as const).flatMap((kind) => papersOf(type, kind).documents),
  );
  expect(named.filter((name) => !documentKinds[name]?.ofOrder)).toEqual([]);
  expect([...new Set(named.filter(isSentAlong))].sort()).toEqual([
    'ACREDITACION_CONTINGENCIA',
    'MODELO_145',
  ]);
});

test('what proves a signature, what gathers an order and what names a declaration are made here alone', () => {
  const made = Object.keys(subcategories.items).filter(isMadeHere);
  expect(made).toEqual([
    ...['DECLARACION_FATCA', 'DECLARACION_CRS'],
    ...['DECLARACION_FATCA_SOCIEDAD', 'DECLARACION_CRS_SOCIEDAD'],
    ...['EVIDENCIA_FIRMA', 'EXPEDIENTE'],
  ]);
});

test('a purpose has its kinds, and a tenant’s own kind has none', () => {
  expect(kindFor('TICKET')).toBe('OPERATION_TICKET');
  expect(kindsFor('GUARDIANSHIP')).toHaveLength(2);
  expect(() => kindFor('GUARDIANSHIP')).toThrow('GUARDIANSHIP');
  expect([isFor('CARTA_PROPIA', 'TICKET'), isSentAlong('constructor')]).toEqual([false, false]);
});
