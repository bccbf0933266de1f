import { sellerOf } from '#/domain/executions/sellerOf.ts';
import { operationTypeOf } from '#/domain/operations/findOperationType.ts';
import type { DemoAccount } from '../accounts/account.ts';
import type { DemoOrder } from '../world/orders.ts';
import type { DemoOperation } from './demoOperation.ts';
import { execute } from './executions.ts';
import { holdingOf } from './holdingOf.ts';
import { pricedAt, type DemoMarket } from './market.ts';
import type { Outcome } from './step.ts';
import { wait } from './wait.ts';

/**
 * Plays an account's story value day by value day, without a database: each order gets its NAV and is executed by the
 * functions that settlement executes orders by. The operations come in the order in which they were requested.
 */
export function settle(account: DemoAccount, market: DemoMarket): DemoOperation[] {
  const orders = account.orders
    .filter(({ on }) => on <= market.today)
    .sort((left, right) => (left.on < right.on ? -1 : left.on > right.on ? 1 : 0));
  const told = orders.map((): DemoOperation[] => []);
  const open = orders.map((order, place) => {
    const type = operationTypeOf(order.type);
    const base = baseOf(account, order, place);
    const seller = sellerOf(
      type,
      market.taxpayer,
      account.kind !== 'FI',
      base.fields.pp_compartment,
    );
    const point = pricedAt(market, base, order.product, order.on);
    const holding = () => holdingOf(told.flat(), order.product);
    const run = (): Outcome => {
      const status = order.status ?? (point ? 'FINALIZED' : 'VALIDATED');
      const step = { order, type, base: { ...base, status }, market, seller, holding };
      const isExecuted = status === 'FINALIZED' && !type.block && !type.child;
      if (point && isExecuted) return execute({ ...step, point });
      return { operations: [wait({ ...step, point })] };
    };
    return { date: point?.date ?? order.on, place, run };
  });
  while (open.length > 0) {
    open.sort((left, right) =>
      left.date === right.date ? left.place - right.place : left.date < right.date ? -1 : 1,
    );
    const { place, run } = open.shift()!;
    const { operations, later } = run();
    told[place]!.push(...operations);
    if (later) open.push({ ...later, place });
  }
  return told.flat();
}

function baseOf(account: DemoAccount, order: DemoOrder, place: number): DemoOperation {
  return {
    key: `${account.key}/${order.key ?? `${order.on}-${place}`}`,
    type: order.type,
    product: order.product,
    status: '',
    stoppedIn: order.stoppedIn,
    reason: order.reason,
    requested: order.on,
    isRequest: operationTypeOf(order.type).isRequest,
    isTotal: order.amount === 'all',
    isChild: order.child !== undefined,
    request: order.child && `${account.key}/${order.child}`,
    by: order.by,
    fields: order.fields ?? {},
  };
}
