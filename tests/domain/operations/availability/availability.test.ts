import { describe, expect, test } from 'vitest';
import { availability } from '#/domain/operations/availability/availability.ts';
import { toPositionStatus } from '#/domain/operations/availability/positionStatus.ts';
import type { Operation } from '#/domain/orders/operation.ts';
import type { SaleTerms } from '#/domain/tax/exactSale.ts';
import { nettedGain } from '#/domain/tax/taxBase.ts';
import { lot } from '../../lots/lots.ts';
import { operation } from '../given.ts';

const lots = [
  lot('2018-05-24', 50, 3000),
  lot('2018-10-16', 25, 2000),
  lot('2019-09-04', 30, 4000),
];
const terms: SaleTerms = { nav: 100_000_000n, fee: 0n, rate: 19_000_000n, base: nettedGain };
const holding = { account: 'account', product: '10395' };
const of = (...operations: Operation[]) => availability(holding, operations, lots, terms);

describe('what is available', () => {
  test('is everything while nothing is under way', () => {
    expect(of()).toEqual({
      shares: 105_000_000n,
      reserved: 0n,
      reservations: [],
      blocked: 0n,
      available: 105_000_000n,
      left: lots,
      ahead: lots,
      amount: 1_050_000n,
      isInProgress: false,
      lockedBy: undefined,
    });
  });

  test.each<[string, Partial<Operation>, bigint]>([
    ['named participations', { shares: '10.5' }, 10_500_000n],
    ['a gross amount', { amount_shares_indicator: 'B', gross_amount: '3000' }, 30_000_000n],
    ['a net amount', { amount_shares_indicator: 'I', net_amount: '3000' }, 32_467_533n],
    ['more than there is', { shares: '200' }, 105_000_000n],
    ['a net amount beyond all', { net_amount: '20000' }, 105_000_000n],
    ['everything', { is_total_redemption: true }, 105_000_000n],
    ['nothing that can be read', { gross_amount: 'x' }, 105_000_000n],
  ])('lacks what an order for %s reserves', (_, more, reserved) => {
    const { available, isInProgress, ...rest } = of(operation('REEMBOLSO', more));
    expect([rest.reserved, available, isInProgress]).toEqual([
      reserved,
      105_000_000n - reserved,
      true,
    ]);
  });

  test('leaves the order in hand the lots that those before it do not take', () => {
    const waiting = [
      operation('REEMBOLSO', { uuid: 'first', shares: '40' }),
      operation('REEMBOLSO', { uuid: 'second', shares: '20' }),
    ];
    const shares = ({ ahead }: ReturnType<typeof of>) => ahead.map((each) => each.shares);
    expect(shares(of(...waiting))).toEqual([15_000_000n, 30_000_000n]);
    const before = availability(holding, waiting, lots, terms, ({ uuid }) => uuid === 'first');
    expect(shares(before)).toEqual([10_000_000n, 25_000_000n, 30_000_000n]);
    expect([before.available, before.left]).toEqual([45_000_000n, of(...waiting).left]);
  });

  test('is not kept for a withholding from transfers that carry their gain on', () => {
    const net = { amount_shares_indicator: 'I', net_amount: '3000' } as const;
    const reserved = (type: string) =>
      availability(holding, [operation(type, net)], lots, { ...terms, defersTransfers: true })
        .reserved;
    expect(reserved('SOLICITUD_TRASPASO_INTERNO')).toBe(30_000_000n);
    expect(reserved('REEMBOLSO')).toBe(32_467_533n);
  });

  test('lacks what orders reserve one after the other, on the lots that the first ones leave', () => {
    const net = { amount_shares_indicator: 'I', net_amount: '3000' } as const;
    const two = of(operation('REEMBOLSO', net), operation('REEMBOLSO', { ...net, uuid: 'second' }));
    expect(two.reserved).toBe(64_345_111n);
  });

  test.each([
    ['finalized', operation('REEMBOLSO', { operation_status: 'FINALIZED', shares: '5' })],
    ['cancelled', operation('REEMBOLSO', { operation_status: 'CANCELLED', shares: '5' })],
    [
      'a periodic request',
      operation('SOLICITUD_REEMBOLSO_PERIODICO', {
        operation_status: 'PERIODIC_ACTIVE',
        shares: '5',
      }),
    ],
    ['a subscription', operation('SUSCRIPCION', { shares: '5' })],
    ['of another product', operation('REEMBOLSO', { key_product: '10396', shares: '5' })],
    ['of another account', operation('REEMBOLSO', { uuid_account: 'other', shares: '5' })],
  ])('lacks nothing for what is %s', (_, one) => {
    expect(of(one)).toMatchObject({ reserved: 0n, isInProgress: false });
  });

  test('lacks a due occurrence of a periodic redemption', () => {
    expect(of(operation('REEMBOLSO_PERIODICO', { gross_amount: '500' })).reserved).toBe(5_000_000n);
  });

  test('does not count a transfer twice once its first half has left', () => {
    const request = operation('SOLICITUD_TRASPASO_INTERNO', { uuid: 'request', shares: '40' });
    const out = operation('TRASPASO_SALIDA', {
      uuid: 'out',
      uuid_request: 'request',
      shares: '40',
    });
    expect(of(request).reserved).toBe(40_000_000n);
    expect(of(request, { ...out, operation_status: 'FINALIZED' }).reserved).toBe(0n);
  });

  test('lacks what is blocked until it is released', () => {
    const block = operation('BLOQUEO_PARTICIPACIONES', { shares: '30' });
    const release = operation('DESBLOQUEO_PARTICIPACIONES', { shares: '10' });
    expect(of(block).blocked).toBe(30_000_000n);
    expect(of({ ...block, operation_status: 'CANCELLED' }).blocked).toBe(0n);
    expect(of(block, release).blocked).toBe(30_000_000n);
    expect(of(block, { ...release, operation_status: 'FINALIZED' }).blocked).toBe(20_000_000n);
    expect(of({ ...release, operation_status: 'FINALIZED' }).blocked).toBe(0n);
  });

  test('is never below zero', () => {
    const all = of(
      operation('REEMBOLSO', { shares: '80' }),
      operation('BLOQUEO_PARTICIPACIONES', { shares: '80' }),
    );
    expect(all).toMatchObject({ reserved: 80_000_000n, blocked: 25_000_000n, available: 0n });
  });

  test('is not known in euro without a NAV, and amounts then reserve everything', () => {
    const blind = availability(holding, [operation('REEMBOLSO', { gross_amount: '5' })], lots);
    expect(blind).toMatchObject({ available: 0n, amount: undefined });
  });
});

test('the wire shows reserved and blocked together, and what locks', () => {
  const status = toPositionStatus(
    '10395',
    of(
      operation('REEMBOLSO', { uuid: 'lock', shares: '5', is_total_redemption: true }),
      operation('BLOQUEO_PARTICIPACIONES', { shares: '1' }),
    ),
  );
  expect(status).toEqual({
    key_product: '10395',
    shares: '105.000000',
    reserved_shares: '105.000000',
    available_shares: '0.000000',
    available_amount: '0.00',
    has_pending_total_redemption: true,
    has_pending_redemption: true,
    uuid_locking_operation: 'lock',
    reservations: [{ uuid_operation: 'lock', shares: '105.000000' }],
  });
  expect(toPositionStatus('10395', availability(holding, [], lots))).toMatchObject({
    available_amount: '0.00',
    has_pending_total_redemption: false,
    uuid_locking_operation: null,
  });
});

describe('what a benefit keeps', () => {
  const rights = [
    lot('2004-11-20', 10, 500),
    lot('2015-11-20', 20, 900),
    lot('2020-02-03', 5, 400),
  ];
  const of = (more: Partial<Operation>) => {
    const benefit = { request_date: '2026-11-20T10:00:00Z', is_total_redemption: true, ...more };
    return availability(holding, [operation('RESCATE', benefit)], rights, terms);
  };

  test.each<[string, Partial<Operation>, bigint, bigint[]]>([
    ['both compartments', {}, 35_000_000n, []],
    ['before 2007', { pp_compartment: '1' }, 10_000_000n, [20_000_000n, 5_000_000n]],
    ['after 2006', { pp_compartment: '2' }, 25_000_000n, [10_000_000n]],
    ['ten years', { pp_redemption_cause: 'ANTIGUEDAD_10_ANIOS' }, 30_000_000n, [5_000_000n]],
    [
      'ten years after 2006',
      { pp_redemption_cause: 'ANTIGUEDAD_10_ANIOS', pp_compartment: '2' },
      20_000_000n,
      [10_000_000n, 5_000_000n],
    ],
    [
      'more than its compartment has',
      { is_total_redemption: false, pp_compartment: '1', shares: '12' },
      10_000_000n,
      [20_000_000n, 5_000_000n],
    ],
  ])(
    'of %s are the rights that it may be paid from, and the rest stays free',
    (_, more, kept, left) => {
      const found = of(more);
      expect([found.reserved, found.left.map(({ shares }) => shares)]).toEqual([kept, left]);
      expect(found.lockedBy).toBe(left.length === 0 ? 'operation' : undefined);
    },
  );
});
