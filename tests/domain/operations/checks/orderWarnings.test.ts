import { expect, test } from 'vitest';
import { orderWarnings } from '#/domain/operations/checks/orderWarnings.ts';
import { context, order } from '../given.ts';

const periodic = (gross_amount: string) =>
  order('SOLICITUD_REEMBOLSO_PERIODICO', {
    gross_amount,
    per_period: 'MENSUAL',
    per_start_date: '2026-11-26',
  });

test('a year of periodic redemptions beyond what is held gets a warning', () => {
  expect(orderWarnings(periodic('900'), context())).toEqual([
    { code: 'PERIODIC_EXCEEDS_POSITION', path: '/gross_amount' },
  ]);
  expect(orderWarnings(periodic('800'), context())).toEqual([]);
});

test('nothing is warned of without an amount or a NAV, or for other types', () => {
  expect(orderWarnings(periodic(''), context())).toEqual([]);
  expect(orderWarnings(periodic('900'), context({ product: { nav: null } }))).toEqual([]);
  expect(orderWarnings(order('REEMBOLSO'), context())).toEqual([]);
});
