import { expect, test } from 'vitest';
import { purchaseOf } from '#/domain/executions/purchaseOf.ts';
import { recordedSale } from '#/domain/executions/recordedSale.ts';
import { saleOf } from '#/domain/executions/saleOf.ts';
import { sellerOf } from '#/domain/executions/sellerOf.ts';
import type { Lot } from '#/domain/lots/lot.ts';
import { operationTypes } from '#/domain/operations/index.ts';

const resident = { type: 'F', country: 'ESP' } as const;
const company = { type: 'J', country: 'ESP' } as const;
/** Fifty participations of 60 €, twenty-five of 80 €. */
const lots: Lot[] = [
  { acquired: '2018-05-24', sequence: 0, shares: 50_000_000n, cost: 300_000n, origin: '10395' },
  { acquired: '2018-10-16', sequence: 1, shares: 25_000_000n, cost: 200_000n, origin: '10395' },
];
const holding = { lots, available: 75_000_000n, takenLater: [] };
const at = { nav: 100_000_000n, navDate: '2026-11-20' };
const asked = { indicator: 'B', left: 300_000n, requested: '2026-11-20', details: {} } as const;

test('money that comes in buys less the commission, and a transfer buys without one', () => {
  expect(purchaseOf(100_000n, at.nav, 1_000_000n)).toMatchObject({
    ...{ commission: 1_000n, net: 99_000n, shares: 9_900_000n, withholding: 0n, gain: null },
  });
  expect(purchaseOf(100_000n, at.nav)).toMatchObject({ commission: 0n, shares: 10_000_000n });
});

test.each([
  ['REEMBOLSO', resident, 120_000n, 22_800n],
  ['SOLICITUD_TRASPASO_INTERNO', resident, 0n, 0n],
  ['SOLICITUD_TRASPASO_INTERNO', company, 120_000n, 22_800n],
  ['TRASPASO_SALIDA', company, 120_000n, 22_800n],
] as const)(
  '%s of %j is taxed on %d cents now, and %d are withheld',
  (name, who, gain, withheld) => {
    const type = operationTypes[name];
    const sale = saleOf({ type, ...asked, ...at, fee: 0n }, holding, sellerOf(type, who, false));
    expect(sale).toMatchObject({
      shares: 30_000_000n,
      gross: 300_000n,
      gain,
      withholding: withheld,
    });
  },
);

test('a transfer out of a plan takes in proportion, and defers the tax of anybody', () => {
  const seller = sellerOf(operationTypes.TRASPASO_SALIDA, company, true);
  expect(seller).toMatchObject({ isDeferred: true, choice: 'PROPORTIONAL' });
  expect(sellerOf(operationTypes.RESCATE, resident, true)).toMatchObject({ isDeferred: false });
});

test('an order for more than there is sells what there is and says so; of nothing it sells nothing', () => {
  const type = operationTypes.REEMBOLSO;
  const seller = sellerOf(type, resident, false);
  const order = { type, ...asked, left: 900_000n, ...at, fee: 0n };
  expect(saleOf(order, holding, seller)).toMatchObject({ shares: 75_000_000n, isLess: true });
  const none = { lots: [], available: 0n, takenLater: [] };
  expect(saleOf(order, none, seller)).toBeUndefined();
});

test.each([
  ['DONACION_SALIDA', 120_000n],
  ['HERENCIA_SALIDA', 0n],
])('what staff record as %s is withheld nothing of and counts a gain of %d cents', (type, gain) => {
  const sale = recordedSale(lots, { operation_type: type, gross: 300_000n, ...at });
  expect(sale).toMatchObject({ shares: 30_000_000n, withholding: 0n, gain });
});
