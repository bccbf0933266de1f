import { findOperationType } from '#/domain/operations/findOperationType.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { parseDecimal, unitsAt } from '#/domain/money/decimal.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import type { ProductRow } from '../products/readProducts.ts';
import type { RdOperation } from './rdOperation.ts';

type Particulars = Pick<RdOperation, 'periodic' | 'pension' | 'target'>;

/**
 * What only some orders have: a schedule, what concerns a pension plan or a transfer, a target.
 * @param arrivesOn NAV date at which an internal transfer enters its target
 * @param schedule fields of the periodic request that the order is an occurrence of
 */
export function particularsOf(
  row: StoredOperation,
  products: ReadonlyMap<string, ProductRow>,
  schedule: Readonly<Record<string, unknown>> | undefined,
  arrivesOn: PlainDate | undefined,
): Particulars {
  const text = (name: string, from = row.details) => {
    const value = from[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const product = products.get(row.key_product);
  const target = text('key_product_target');
  const isPension = product !== undefined && product.kind !== 'FI';
  const execution = findOperationType(row.operation_type)?.execution;
  const isExternal = execution === 'arrival' || execution === 'departure';
  return {
    ...(schedule && {
      periodic: {
        periodicity: text('per_period', schedule),
        start: text('per_start_date', schedule),
        end: text('per_end_date', schedule),
        increase_type: text('per_increase_type', schedule),
        increase: hundredths(text('per_increase', schedule)),
        increase_period: text('per_increase_period', schedule),
      },
    }),
    ...((isPension || isExternal) && {
      pension: {
        plan_type: text('pp_plan_type'),
        dgs_code: text('pp_xt_dgs_code') ?? product?.dgs_code,
        egs_code: text('pp_xt_egs_code'),
        rights: text('pp_rights_type'),
        compartment: text('pp_compartment'),
        cause: text('pp_redemption_cause'),
        method: text('pp_redemption_collection_method'),
        defer: text('pp_redemption_defer'),
        origin_isin: text('xt_isin_code'),
        origin_account: text('xt_acount_origin'),
        on_month_end: row.details.transfer_nav_on_month_end === true ? 'Y' : 'N',
      },
    }),
    ...(target !== undefined && {
      target: { product: target, isin: products.get(target)?.isin, nav_date: arrivesOn },
    }),
  };
}

function hundredths(value: string | undefined): bigint | undefined {
  const decimal = parseDecimal(value);
  return decimal && unitsAt(decimal, 2);
}
