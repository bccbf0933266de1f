import { describe, expect, test } from 'vitest';
import { checkTotalLock, findTotalLock } from '#/domain/operations/availability/totalLock.ts';
import { operation, order } from '../given.ts';

const total = operation('REEMBOLSO', { uuid: 'lock', is_total_redemption: true });

describe('a pending total redemption', () => {
  test.each([
    'REEMBOLSO',
    'REEMBOLSO_PERIODICO',
    'SOLICITUD_REEMBOLSO_PERIODICO',
    'SOLICITUD_TRASPASO_INTERNO',
    'RESCATE',
  ])('refuses a new %s of that product', (type) => {
    expect(checkTotalLock(order(type), [total])).toEqual([
      { code: 'total_redemption_pending', path: '/key_product', params: { uuid: 'lock' } },
    ]);
  });

  test.each([
    ['a subscription', order('SUSCRIPCION')],
    ['another share class', order('REEMBOLSO', { key_product: '75151' })],
    ['another account', order('REEMBOLSO', { uuid_account: 'other' })],
  ])('leaves %s alone', (_, other) => {
    expect(checkTotalLock(other, [total])).toEqual([]);
  });

  test.each(['FINALIZED', 'CANCELLED'])('ends when it is %s', (operation_status) => {
    expect(findTotalLock([{ ...total, operation_status }], 'account', '10395')).toBeUndefined();
  });
});

test.each([
  ['REEMBOLSO', { amount_shares_indicator: 'T' }, 'total_redemption_pending'],
  ['SOLICITUD_TRASPASO_INTERNO', { is_total_transfer: true }, 'total_transfer_pending'],
  ['SOLICITUD_TRASPASO_INTERNO', { amount_shares_indicator: 'T' }, 'total_transfer_pending'],
  ['REEMBOLSO', { shares: '5' }, undefined],
  ['BLOQUEO_PARTICIPACIONES', { is_total_redemption: true }, undefined],
] as const)('%s with %j locks by %s', (type, more, code) => {
  expect(checkTotalLock(order('REEMBOLSO'), [operation(type, more)])[0]?.code).toBe(code);
});
