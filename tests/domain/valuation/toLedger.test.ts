import { describe, expect, test } from 'vitest';
import { toLedger } from '#/domain/valuation/toLedger.ts';
import { operation } from './ledger.ts';

describe('operations as ledger entries', () => {
  test.each(['REGISTERED_ONLINE', 'SIGNED', 'VALIDATED', 'RD_SENT', 'CANCELLED'])(
    'do not count while %s',
    (operation_status) => {
      const open = operation('SUSCRIPCION', '2020-01-02', 'A', 1, 10, { operation_status });
      expect(toLedger([open])).toEqual({ entries: [], issues: [] });
    },
  );

  test.each([
    'SOLICITUD_SUSCRIPCION_PERIODICA',
    'SOLICITUD_TRASPASO_INTERNO',
    'BLOQUEO_PARTICIPACIONES',
    'toString',
  ])('do not count when they are %s', (type) => {
    expect(toLedger([operation(type, '2020-01-02', 'A', 1, 10)]).entries).toEqual([]);
  });

  test('know a transfer out of the house from one inside it', () => {
    const away = operation('TRASPASO_SALIDA', '2020-01-02', 'A', 1, 10, {
      uuid_request: 'unknown',
    });
    expect(toLedger([away]).entries).toMatchObject([{ kind: 'externalTransferOut' }]);
  });

  test('take their amount from participations and NAV where it is missing', () => {
    const bought = operation('SUSCRIPCION', '2020-01-02', 'A', 3, 10.5, { gross_amount: null });
    expect(toLedger([bought]).entries).toMatchObject([{ gross: 3150n, commission: 0n }]);
  });

  test('fall back on the value date', () => {
    const bought = operation('SUSCRIPCION', '', 'A', 3, 10, {
      nav_date: null,
      value_date: '2020-02-03',
    });
    expect(toLedger([bought]).entries[0]!.date).toBe('2020-02-03');
  });

  test.each([
    ['nav_date', { nav_date: '2020-02-31' }],
    ['shares', { shares: '-1' }],
    ['shares', { shares: null }],
    ['gross_amount', { gross_amount: 'NaN', nav: null }],
    ['gross_amount', { gross_amount: '-5.00' }],
    ['commission', { commission: '-0.01' }],
    ['withholding', { withholding: 'x' }],
    ['lots', { lots: [{ acquisition_date: '', shares: '1', cost: '1' }] }],
  ])('are named with the field that cannot be read: %s', (field, broken) => {
    const one = operation('SUSCRIPCION', '2020-01-02', 'A', 1, 10, { ...broken, uuid: 'one' });
    expect(toLedger([one])).toEqual({
      entries: [],
      issues: [{ code: 'ledger.unreadable', path: `/0/${field}`, params: { uuid: 'one', field } }],
    });
  });
});
