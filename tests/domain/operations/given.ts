import { createCalendar } from '#/domain/calendar/calendar.ts';
import type { Lot } from '#/domain/lots/lot.ts';
import { availability } from '#/domain/operations/availability/availability.ts';
import type { Operation } from '#/domain/orders/operation.ts';
import type { Order } from '#/domain/orders/order.ts';
import type { OrderContext, OrderedProduct } from '#/domain/operations/checks/orderContext.ts';
import { nettedGain } from '#/domain/tax/taxBase.ts';
import { lot } from '../lots/lots.ts';

export const calendar = createCalendar({ calendars: ['ES_NATIONAL', 'TARGET'] });

/** An operation under way on the account. */
export function operation(operation_type: string, more: Partial<Operation> = {}): Operation {
  return {
    uuid: 'operation',
    uuid_account: 'account',
    operation_type,
    operation_status: 'SIGNED',
    key_product: '10395',
    ...more,
  };
}

export const order = (operation_type: string, more: Partial<Order> = {}): Order => ({
  uuid_account: 'account',
  operation_type,
  key_product: '10395',
  ...more,
});

export const product = (more: Partial<OrderedProduct> = {}): OrderedProduct => ({
  key: '10395',
  kind: 'F',
  minimumFirst: 10_000n,
  minimumNext: 5_000n,
  nav: 100_000_000n,
  isHeld: true,
  ...more,
});

interface More extends Partial<Omit<OrderContext, 'product' | 'availability'>> {
  product?: Partial<OrderedProduct>;
}

/** An account that holds 105 participations at 100 €, on Friday 20 November 2026. */
export function context({ product: some, ...more }: More = {}): OrderContext {
  const lots: readonly Lot[] = more.lots ?? [
    lot('2018-05-24', 50, 3000),
    lot('2018-10-16', 25, 2000),
    lot('2019-09-04', 30, 4000),
  ];
  const terms = { nav: 100_000_000n, fee: 0n, rate: 19_000_000n, base: nettedGain };
  return {
    today: '2026-11-20',
    calendar,
    allowPeriodics: true,
    allowPensionPlans: true,
    accountKind: 'MIXTA',
    operations: [],
    taxpayer: { type: 'F', country: 'ESP' },
    bankAccount: { isValidated: true },
    receivesTransfers: true,
    hasValidatedBank: true,
    ownIsins: ['ES0103950004'],
    ownPlanCodes: ['N9002', 'G9999'],
    ...more,
    product: product(some),
    lots,
    availability: availability(
      { account: 'account', product: '10395' },
      more.operations ?? [],
      lots,
      terms,
    ),
  };
}
