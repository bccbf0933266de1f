import { costOf, sharesOf, type Lot } from '#/domain/lots/lot.ts';
import { lotChoiceOf } from '#/domain/lots/lotChoice.ts';
import { benefitIncome } from '#/domain/pensions/benefitIncome.ts';
import { isBefore2007 } from '#/domain/lots/compartment.ts';
import { takeChosen } from '#/domain/lots/takeChosen.ts';
import { roundHalfUp } from '#/domain/money/roundHalfUp.ts';
import { sharesFor, valueOf } from '#/domain/money/valuation.ts';
import { executedAt } from './market.ts';
import { centsOf, type Outcome, type Step } from './step.ts';

/** Percent of a gain that is withheld. @source LIRPF 101, RIRPF 97 */
const SAVINGS_RATE = 19n;
/** Percent of a pension payment that is withheld: what staff set for these clients. */
const WORK_RATE = 15n;

/** Participations leave at the NAV of their day; one who holds none has the order cancelled. */
export function sell(step: Step): Outcome {
  const { order, base, point, market } = step;
  const left = takeAsked(step);
  if (!left) return { operations: [{ ...base, status: 'CANCELLED', ended: point.date }] };
  const { gross, gain, shares } = left;
  const withholding = withheld(base.type, gross, gain);
  const execution = executedAt(market, order.product, point);
  return {
    operations: [{ ...base, ...execution, gross, shares, gain: taxedOf(step, left), withholding }],
  };
}

/** What is taxed now: of an inheritance and of an excess that is given back nothing. */
function taxedOf(step: Step, left: { taken: Lot[]; gross: bigint; gain: bigint }): bigint {
  const { type } = step.base;
  if (type === 'RESCATE') return incomeOf(step, left);
  const isDeferred = type === 'TRASPASO_SALIDA' && step.market.isDeferred;
  return isDeferred || untaxed.has(type) ? 0n : left.gain;
}

/** @source LIRPF 33.3.b; RDL 1/2002 art. 5.3 */
const untaxed: ReadonlySet<string> = new Set(['HERENCIA_SALIDA', 'DEVOLUCION_EXCESO']);

/** What an order takes out of the holding, as much as there is; nothing when there is nothing. */
export function takeAsked({
  base,
  order,
  point,
  holdings,
}: Step): { taken: Lot[]; shares: bigint; gross: bigint; gain: bigint } | undefined {
  const held = holdings.of(order.product);
  const choice = lotChoiceOf({ operation_type: base.type, ...base.fields });
  const all = sharesOf(held);
  const asked = order.amount === 'all' ? all : sharesFor(centsOf(order), point.nav);
  const shares = asked < all ? asked : all;
  if (shares === 0n) return undefined;
  const { taken, left } = takeChosen(held, shares, choice, point.date);
  holdings.replace(order.product, left);
  const gross = valueOf(shares, point.nav);
  return { taken, shares, gross, gain: gross - costOf(taken) };
}

/** The work income that a benefit is: what is from before 2007 is reduced where it is paid as capital. */
function incomeOf({ base, point }: Step, { taken, gross }: { taken: Lot[]; gross: bigint }) {
  const before2007 = valueOf(sharesOf(taken.filter(isBefore2007)), point.nav);
  const isCapital = base.fields.pp_redemption_collection_method === 'TOTAL';
  return benefitIncome({ gross, commission: 0n, before2007 }, isCapital).taxable;
}

function withheld(type: string, gross: bigint, gain: bigint): bigint {
  if (type === 'RESCATE') return roundHalfUp(gross * WORK_RATE, 100n);
  return type.startsWith('REEMBOLSO') ? withheldOn(gain) : 0n;
}

/** Tax that is kept back from a gain; nothing from a loss. */
export const withheldOn = (gain: bigint): bigint =>
  gain > 0n ? roundHalfUp(gain * SAVINGS_RATE, 100n) : 0n;
