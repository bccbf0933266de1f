import type { DemoAccount } from '../accounts/account.ts';
import type { DemoOrder } from '../world/orders.ts';
import { arrive } from './arrive.ts';
import { buy } from './buy.ts';
import type { DemoOperation } from './demoOperation.ts';
import { firstOn, type DemoMarket } from './market.ts';
import { move } from './move.ts';
import { sell } from './sell.ts';
import { createHoldings } from './holdings.ts';
import type { Outcome, Step } from './step.ts';
import { wait } from './wait.ts';

/**
 * Plays an account's story value day by value day: each order gets the NAV of its day, participations,
 * FIFO cost and withholding, as the fund's registrar would have worked them out. The operations come
 * in the order in which they were requested.
 */
export function settle(account: DemoAccount, market: DemoMarket): DemoOperation[] {
  const holdings = createHoldings();
  const orders = account.orders
    .filter(({ on }) => on <= market.today)
    .sort((left, right) => (left.on < right.on ? -1 : left.on > right.on ? 1 : 0));
  const told = orders.map((): DemoOperation[] => []);
  const open = orders.map((order, place) => {
    const key = `${account.key}/${order.key ?? `${order.on}-${place}`}`;
    const point = firstOn(market, order.product, order.on);
    const base = baseOf(account, order, key, point ? 'FINALIZED' : 'VALIDATED');
    const run = (): Outcome =>
      base.status === 'FINALIZED' && point && !isStill(order)
        ? execute({ order, base, point, market, holdings })
        : { operations: [wait(order, base, point, holdings)] };
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

/** Blocks move nothing, and periodic requests leave it to their occurrences. */
const isStill = ({ type, child, fields }: DemoOrder) =>
  type.endsWith('BLOQUEO_PARTICIPACIONES') || (fields?.is_periodic === true && !child);

const leaves = /^(REEMBOLSO|REEMBOLSO_PERIODICO|RESCATE|DEVOLUCION_EXCESO|[A-Z]+_SALIDA)$/;

function execute(step: Step): Outcome {
  const { type } = step.order;
  if (type === 'SOLICITUD_TRASPASO_INTERNO') return move(step);
  if (type === 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA') return arrive(step);
  return leaves.test(type) ? sell(step) : buy(step);
}

const baseOf = (
  account: DemoAccount,
  order: DemoOrder,
  key: string,
  settled: string,
): DemoOperation => ({
  key,
  type: order.type,
  product: order.product,
  status: order.status ?? settled,
  stoppedIn: order.stoppedIn,
  reason: order.reason,
  requested: order.on,
  isRequest: order.type.startsWith('SOLICITUD_'),
  isTotal: order.amount === 'all',
  isChild: order.child !== undefined,
  request: order.child && `${account.key}/${order.child}`,
  by: order.by,
  fields: order.fields ?? {},
});
