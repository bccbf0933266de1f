import type { Lot } from '#/domain/lots/lot.ts';
import { transferLots } from '#/domain/lots/transferLots.ts';
import { addDays } from '#/domain/dates/plainDate.ts';
import { sharesFor } from '#/domain/money/valuation.ts';
import type { DemoNav } from '../world/navs.ts';
import type { DemoOperation } from './demoOperation.ts';
import { executedAt, firstOn } from './market.ts';
import { takeAsked, withheldOn } from './sell.ts';
import type { Outcome, Step } from './step.ts';

/** An internal transfer: the request and its two executions, one value day apart. */
export function move(step: Step): Outcome {
  const { order, base, point, market } = step;
  const to = order.to ?? order.product;
  const fields = { ...base.fields, key_product_target: to };
  const entry = firstOn(market, to, addDays(point.date, 1));
  const out = entry && takeAsked(step);
  if (!out) return { operations: [{ ...base, fields, status: 'CANCELLED', ended: point.date }] };
  const { taken, shares, gross, gain } = out;
  const withholding = market.isDeferred ? 0n : withheldOn(gain);
  const half = halfOf(base);
  const [leaving, entering] = [`${base.key}/out`, `${base.key}/in`];
  return {
    operations: [
      { ...base, gross, shares, fields, ended: entry.date },
      {
        ...half,
        ...executedAt(market, order.product, point),
        ...{ key: leaving, type: 'TRASPASO_SALIDA', counterpart: entering },
        ...{ gross, shares, withholding, gain: market.isDeferred ? 0n : gain },
        fields: { is_tax_deferred: market.isDeferred },
      },
    ],
    later: {
      date: entry.date,
      run: () => enter(step, { half, to, entry, taken, arriving: gross - withholding }),
    },
  };
}

interface Entering {
  half: DemoOperation;
  to: string;
  entry: DemoNav;
  taken: Lot[];
  /** Cents that buy the target. */
  arriving: bigint;
}

function enter({ base, market, holdings }: Step, entering: Entering): Outcome {
  const { half, to, entry, taken, arriving } = entering;
  const shares = sharesFor(arriving, entry.nav);
  const sequence = holdings.nextSequence();
  const bought = { acquired: entry.date, sequence, shares, cost: arriving, origin: to };
  holdings.add(to, market.isDeferred ? transferLots(taken, shares, sequence) : [bought]);
  const execution = executedAt(market, to, entry);
  const keys = { key: `${base.key}/in`, type: 'TRASPASO_ENTRADA', counterpart: `${base.key}/out` };
  return { operations: [{ ...half, ...execution, ...keys, product: to, gross: arriving, shares }] };
}

const halfOf = (base: DemoOperation): DemoOperation => ({
  ...base,
  isRequest: false,
  isTotal: false,
  request: base.key,
  fields: {},
});
