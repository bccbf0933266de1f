import type { Issue } from '../../kernel/issue.ts';
import { checkDgsCode } from '../../rules/dgsCode.ts';
import { checkDgsNotOwnPlan } from '../../rules/dgsNotOwnPlan.ts';
import { checkIsin } from '../../rules/isin.ts';
import { checkIsinNotOwnFund } from '../../rules/isinNotOwnFund.ts';
import type { Order } from '../../orders/order.ts';
import type { OrderContext } from './orderContext.ts';
import { checkPresent } from './checkFields.ts';

/**
 * Where a transfer to another entity goes: who asks for it, and of a fund an ISIN, of a plan a code at the
 * regulator, that is none of the manager's own. Money never reaches the investor on its way. Codes
 * `required`, `isin`, `isin_not_own_fund`, `dgs_code`, `dgs_not_own_plan`.
 */
export function checkDestination(order: Order, context: OrderContext): Issue[] {
  const field = context.product.kind === 'F' ? 'xt_isin_code' : 'pp_xt_dgs_code';
  const missing = (['xt_entity', field] as const).flatMap((name) => checkPresent(order, name));
  const wrong = field === 'xt_isin_code' ? isinIssues(order, context) : dgsIssues(order, context);
  return [...missing, ...wrong.map((issue) => ({ ...issue, path: `/${field}` }))];
}

function isinIssues({ xt_isin_code }: Order, { ownIsins }: OrderContext): Issue[] {
  const wrong = checkIsin(xt_isin_code);
  return wrong.length > 0 ? wrong : checkIsinNotOwnFund(xt_isin_code, ownIsins ?? []);
}

function dgsIssues({ pp_xt_dgs_code }: Order, { ownPlanCodes }: OrderContext): Issue[] {
  const wrong = checkDgsCode(pp_xt_dgs_code, true);
  return wrong.length > 0 ? wrong : checkDgsNotOwnPlan(pp_xt_dgs_code, ownPlanCodes ?? []);
}
