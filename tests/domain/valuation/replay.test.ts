import { describe, expect, test } from 'vitest';
import { replay } from '#/domain/valuation/replay.ts';
import { toLedger } from '#/domain/valuation/toLedger.ts';
import { operation } from './ledger.ts';

const request = operation('SOLICITUD_TRASPASO_INTERNO', '2023-05-02', 'A', 30, 25, {
  uuid: 'request',
});
const transfer = [
  operation('SUSCRIPCION', '2015-01-10', 'A', 10, 10),
  operation('SUSCRIPCION', '2019-06-03', 'A', 40, 20),
  request,
  operation('TRASPASO_SALIDA', '2023-05-02', 'A', 30, 25, { uuid_request: 'request' }),
  operation('TRASPASO_ENTRADA', '2023-05-03', 'B', 60, 12.5, { uuid_request: 'request' }),
];

describe('a ledger replayed', () => {
  test('carries dates and cost of a transfer into the target', () => {
    const { holdings, transits, netInvested } = replay(toLedger(transfer).entries);
    expect(holdings).toMatchObject([
      { product: 'A', lots: [{ acquired: '2019-06-03', shares: 20_000_000n, cost: 40000n }] },
      {
        product: 'B',
        lots: [
          { acquired: '2015-01-10', shares: 20_000_000n, cost: 10000n, origin: 'A' },
          { acquired: '2019-06-03', shares: 40_000_000n, cost: 40000n, origin: 'A' },
        ],
      },
    ]);
    expect(transits).toEqual([]);
    expect(netInvested).toBe(90000n);
  });

  test('keeps the money of a transfer on its way between its two value dates', () => {
    const { transits, netInvested } = replay(toLedger(transfer).entries, '2023-05-02');
    expect(transits).toMatchObject([{ amount: 75000n }]);
    expect(netInvested).toBe(90000n);
  });

  test('makes new lots of a transfer that is taxed', () => {
    const { holdings } = replay(toLedger(transfer, false).entries);
    expect(holdings[1]!.lots).toMatchObject([
      { acquired: '2023-05-03', cost: 75000n, origin: 'B' },
    ]);
  });

  test('keeps the history that came from another entity, in the participations of the target', () => {
    const lots = [
      { acquisition_date: '2009-03-02', shares: '100', cost: '500.00', origin_product: 'ES01' },
      { acquisition_date: '2012-03-02', shares: '300', cost: '2000.00', origin_product: 'ES01' },
    ];
    const arrival = operation('TRASPASO_ENTRADA', '2024-01-15', 'A', 200, 20, { lots });
    const { holdings, netInvested } = replay(toLedger([arrival]).entries);
    expect(holdings[0]!.lots).toMatchObject([
      { acquired: '2009-03-02', shares: 50_000_000n, cost: 50000n, origin: 'ES01' },
      { acquired: '2012-03-02', shares: 150_000_000n, cost: 200000n, origin: 'ES01' },
    ]);
    expect(netInvested).toBe(400000n);
  });

  test('gives an inheritance the date and value of its day', () => {
    const { holdings } = replay(
      toLedger([operation('HERENCIA_ENTRADA', '2024-01-15', 'A', 5, 20)]).entries,
    );
    expect(holdings[0]!.lots).toMatchObject([{ acquired: '2024-01-15', cost: 10000n }]);
  });

  test('is an issue where more is taken than there is, and goes on', () => {
    const broken = operation('REEMBOLSO', '2020-01-02', 'A', 60, 20, { uuid: 'broken' });
    const { issues, holdings } = replay(toLedger([...transfer.slice(0, 2), broken]).entries);
    expect(issues).toEqual([
      { code: 'ledger.missing_shares', path: '', params: { uuid: 'broken' } },
    ]);
    expect(holdings).toEqual([]);
  });
});
