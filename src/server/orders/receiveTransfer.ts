import { sql } from 'kysely';
import { departures } from '../operations/transferTypes.ts';
import type { Schema } from '#/contract/schema.ts';
import { checkOperation } from '#/domain/operations/checks/checkOperation.ts';
import { compact } from '#/domain/rules/compact.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { HttpError, unprocessable } from '../kernel/httpError.ts';
import { requiredText } from '../kernel/requiredText.ts';
import { findDeparting } from './findDeparting.ts';
import { loadOrderContext } from './loadOrderContext.ts';
import { isSameDeparture, storeDeparture, type Departure } from './storeDeparture.ts';

/**
 * Another entity asks for an investor's money: there the transfer was ordered and signed, here it is
 * checked as if they ordered it, and waits for the registry. Each reference counts once: sent again it
 * is the same operation, with another content 409. Refused with every reason, which goes back to the
 * entity: codes of `findDeparting` and of the type's checks, and `transfer_request.blocked`.
 * @source Ley 35/2003, 28; specification §3 (operation types)
 */
export async function receiveTransfer(
  context: Context,
  db: TenantDb,
  actor: Actor,
  request: Schema<'TransferRequest'>,
): Promise<string> {
  const { reference } = request;
  const turn = `transfer request ${db.tenantId} ${reference}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(db);
  const { account, holder, product, isFund } = await findDeparting(db, request);
  const departure: Departure = {
    uuid_account: account,
    operation_type: departures[0]!,
    key_product: product,
    amount_shares_indicator: request.amount_shares_indicator,
    gross_amount: request.gross_amount ?? null,
    shares: request.shares ?? null,
    is_total_transfer: request.amount_shares_indicator === 'T',
    xt_entity: requiredText(request.xt_entity, '/body/xt_entity'),
    xt_isin_code: isFund ? codeOf(request.xt_isin_code) : null,
    pp_xt_dgs_code: isFund ? null : codeOf(request.pp_xt_dgs_code),
    reference,
  };
  const known = await findKnown(db, reference);
  if (known && isSameDeparture(known, departure)) return known.uuid;
  if (known)
    throw new HttpError(409, [{ code: 'transfer_request.other', path: '/body/reference' }]);
  const asHolder = { ...actor, intervenerUuid: holder };
  const orderContext = await loadOrderContext(context, db, asHolder, departure, { lock: true });
  const isBlocked = orderContext.intervener.intervener_status.startsWith('BLOQUEADO');
  const issues = [
    ...(isBlocked ? [{ code: 'transfer_request.blocked', path: '/document' }] : []),
    ...checkOperation(departure, orderContext.rules, 'SYSTEM'),
  ];
  if (issues.length > 0) throw unprocessable(issues);
  return storeDeparture(context, db, departure, holder);
}

/** As the registry writes codes; null where there is none. */
const codeOf = (text: string | null | undefined) => compact(text ?? '') || null;

const findKnown = (db: TenantDb, reference: string) =>
  db
    .selectFrom('operations')
    .selectAll()
    .where('operation_type', 'in', departures)
    .where(sql`details->>'reference'`, '=', reference)
    .executeTakeFirst();
