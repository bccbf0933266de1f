import type { PlainDate } from '../dates/plainDate.ts';
import { findOperationType } from '../operations/findOperationType.ts';
import type { Operation } from '../orders/operation.ts';
import { parseCause, redemptionCauses } from './causes.ts';
import { hasIncome, parseCollectionMethod, type CollectionMethod } from './collectionMethod.ts';
import { deferredTo } from './deferredTo.ts';

/** How a benefit that was recognized goes on: INCOME in payments still to come, DEFERRED to a day that is ahead. */
export const benefitStates = ['INCOME', 'DEFERRED'] as const;

export type BenefitState = (typeof benefitStates)[number];

/** Ways to vary a benefit: more or less of an income, or its payment before its time. @source specification §3 */
export const variations = ['INCREMENTO_RENTA', 'DISMINUCION_RENTA', 'ADELANTO_COBRO'] as const;

export type Variation = (typeof variations)[number];

export const parseVariation = (value: unknown): Variation | undefined =>
  variations.find((variation) => variation === value);

/** More or less of an income is an income itself; what is brought forward may be paid in any way. */
export const variesIncome = (variation: Variation): boolean => variation !== 'ADELANTO_COBRO';

/** How a variation may be paid. @source RD 304/2004 art. 10 */
export const paidAs = (variation: Variation, method: CollectionMethod): boolean =>
  !variesIncome(variation) || method === 'FINANCIERA';

/** Its contingency was found proven, and something of it is still to be paid. */
const recognized: readonly string[] = ['VALIDATED', 'RD_SENT'];

/**
 * The benefit of an account that goes on in a plan, which alone can be varied: for a contingency that was proven, and
 * with payments to come. Null where there is none: what was paid is no benefit any more, liquidity without a
 * contingency never was one, and a variation hangs on the benefit that it varies. An income goes before what is put off.
 * @source RDL 1/2002 art. 8.6; RD 304/2004 art. 10
 */
export function runningBenefit(
  operations: readonly Operation[],
  { account, product }: { account: string; product: string },
  today: PlainDate,
): BenefitState | null {
  const states = operations
    .filter((one) => one.uuid_account === account && one.key_product === product)
    .flatMap((one) => (isRecognizedBenefit(one) ? (stateOf(one, today) ?? []) : []));
  return benefitStates.find((state) => states.includes(state)) ?? null;
}

function isRecognizedBenefit(operation: Operation): boolean {
  const cause = parseCause(operation.pp_redemption_cause);
  return (
    findOperationType(operation.operation_type)?.tax === 'WORK_INCOME' &&
    recognized.includes(operation.operation_status) &&
    cause !== undefined &&
    redemptionCauses[cause].isContingency
  );
}

function stateOf(operation: Operation, today: PlainDate): BenefitState | undefined {
  if (hasIncome(parseCollectionMethod(operation.pp_redemption_collection_method))) return 'INCOME';
  const from = deferredTo(operation);
  return from !== undefined && from > today ? 'DEFERRED' : undefined;
}
