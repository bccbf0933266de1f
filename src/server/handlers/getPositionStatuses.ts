import { toPositionStatus } from '#/domain/operations/availability/positionStatus.ts';
import { toWire } from '#/domain/money/wire.ts';
import type { Schema } from '#/contract/schema.ts';
import { accountAvailability, type HoldingStatus } from '../operations/accountAvailability.ts';
import { accountScope, clientScope, type OperationScope } from '../operations/operationScope.ts';
import { partyOf } from '../accounts/partyOf.ts';
import { benefitRate } from '../orders/benefitRate.ts';
import { loadPortfolio, todayOf } from '../positions/loadPortfolio.ts';
import type { Market } from '../positions/readMarket.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';

/**
 * What of each position is reserved by orders under way, blocked and available, with those orders;
 * products that are only ordered so far have a row too. Of one account, or of all that an investor
 * sees.
 */
export const getPositionStatuses: Handler<'getPositionStatuses'> = ({
  context,
  actor,
  tenant,
  body,
  inTenant,
}) =>
  inTenant(async (db) => {
    const today = todayOf(context, actor);
    const { uuid_account: account, key_product: only } = body;
    if (account === undefined && actor.kind === 'staff') {
      throw new HttpError(422, [{ code: 'required', path: '/body/uuid_account' }]);
    }
    const scope = account
      ? await accountScope(db, actor, account, today)
      : await clientScope(db, actor, undefined, today);
    const portfolio = await loadPortfolio(context, db, actor, [...scope.rows], partyOf(actor));
    const all = await accountAvailability(db, portfolio, benefitRate(tenant), orderersOf(scope));
    const position_statuses = all
      .filter(({ product }) => only === undefined || product === only)
      .map((holding) => toStatus(holding, portfolio.products));
    return { data: { position_statuses, total: position_statuses.length, next: null } };
  });

const orderersOf = ({ accounts }: OperationScope) =>
  new Map(accounts.flatMap(({ uuid, orderedBy }) => (orderedBy ? [[uuid, orderedBy]] : [])));

function toStatus(
  { account, product, availability, pending }: HoldingStatus,
  products: Market['products'],
): Schema<'PositionStatus'> {
  return {
    ...toPositionStatus(product, availability),
    uuid_account: account,
    name_product: products.get(product)?.name_product ?? product,
    blocked_shares: toWire(availability.blocked, 6),
    pending_operations: pending.map(({ uuid, operation_type, operation_status }) => ({
      uuid,
      operation_type: operation_type as Schema<'OperationType'>,
      operation_status: operation_status as Schema<'OperationStatus'>,
    })),
  };
}
