import type { Issue } from '../../kernel/issue.ts';
import { checkIsin } from '../../rules/isin.ts';
import { checkIsinNotOwnFund } from '../../rules/isinNotOwnFund.ts';
import { checkDgsCode } from '../../rules/dgsCode.ts';
import { checkDgsNotOwnPlan } from '../../rules/dgsNotOwnPlan.ts';
import { parseCents } from '../../money/cents.ts';
import { parseShares } from '../../money/shares.ts';
import type { Order, OrderField } from '../../orders/order.ts';
import type { OrderContext } from './orderContext.ts';
import { checkPresent } from './checkFields.ts';

/**
 * Where an external transfer comes from: of a fund an ISIN that is none of the manager's own and the
 * account there, of a plan its codes at the regulator, none of them the manager's own, and the kind of
 * rights. Codes `required`, `isin`, `isin_not_own_fund`, `dgs_code`, `dgs_not_own_plan`,
 * `operation.unknown_code`, `pension_transfer.rights` (a beneficiary has economic rights), `amount`.
 */
export function checkOrigin(order: Order, context: OrderContext): Issue[] {
  const origin =
    context.product.kind === 'F' ? checkFund(order, context) : checkPlan(order, context);
  return [...origin, ...checkHowMuch(order)];
}

function checkFund(order: Order, { ownIsins }: OrderContext): Issue[] {
  const missing = (['xt_isin_code', 'xt_acount_origin'] as const).flatMap((field) =>
    checkPresent(order, field),
  );
  const isin = order.xt_isin_code;
  const wrong = checkIsin(isin);
  const own = wrong.length === 0 ? checkIsinNotOwnFund(isin, ownIsins ?? []) : [];
  return [...missing, ...[...wrong, ...own].map(at('/xt_isin_code'))];
}

function checkPlan(order: Order, { ownPlanCodes }: OrderContext): Issue[] {
  const fields = ['pp_plan_type', 'pp_xt_dgs_code', 'pp_xt_egs_code', 'pp_rights_type'] as const;
  const isInsured = order.pp_plan_type === 'PPA';
  const code = checkDgsCode(order.pp_xt_dgs_code, isInsured ? true : 'plan');
  const entity = checkDgsCode(order.pp_xt_egs_code, isInsured ? 'insurer' : 'manager');
  const own = (['pp_xt_dgs_code', 'pp_xt_egs_code'] as const).flatMap((field) =>
    checkDgsNotOwnPlan(order[field], ownPlanCodes ?? []).map(at(`/${field}`)),
  );
  const isBeneficiary = order.pp_source_situation === 'BENEFICIARIO';
  const hasOtherRights = isBeneficiary && order.pp_rights_type && order.pp_rights_type !== 'E';
  return [
    ...fields.flatMap((field) => checkPresent(order, field)),
    ...checkCode(order, 'pp_plan_type', ['PP', 'PPA']),
    ...checkCode(order, 'pp_rights_type', ['C', 'E', 'A']),
    ...checkCode(order, 'pp_source_situation', ['PARTICIPE', 'BENEFICIARIO']),
    ...code.map(at('/pp_xt_dgs_code')),
    ...entity.map(at('/pp_xt_egs_code')),
    ...own,
    ...(hasOtherRights ? [{ code: 'pension_transfer.rights', path: '/pp_rights_type' }] : []),
  ];
}

/** Everything, or an amount or participations above zero. */
function checkHowMuch(order: Order): Issue[] {
  if (order.is_total_transfer || order.amount_shares_indicator === 'T') return [];
  const field = order.shares ? 'shares' : order.net_amount ? 'net_amount' : 'gross_amount';
  const missing = checkPresent(order, field);
  if (missing.length > 0) return missing;
  const number = field === 'shares' ? parseShares(order[field]) : parseCents(order[field]);
  return number !== undefined && number > 0n ? [] : [{ code: 'amount', path: `/${field}` }];
}

function checkCode(order: Order, field: OrderField, known: readonly string[]): Issue[] {
  const value = order[field];
  const isKnown = !value || known.includes(String(value));
  return isKnown ? [] : [{ code: 'operation.unknown_code', path: `/${field}` }];
}

const at =
  (path: string) =>
  (issue: Issue): Issue => ({ ...issue, path });
