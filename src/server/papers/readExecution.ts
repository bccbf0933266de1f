import { findOperationType } from '#/domain/operations/findOperationType.ts';
import type { PromiseOutcome } from '#/domain/operations/promises/promiseOutcomes.ts';
import { isNatural } from '#/domain/tax/taxpayer.ts';
import { withholdingLaw, type WithholdingLaw } from '#/domain/tax/withholdingLaw.ts';
import { todayIn } from '#/domain/dates/wallClock.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { DocumentRow } from '../documents/readDocuments.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { paymentsOf } from '../orders/cameOf.ts';
import { readParties } from '../orders/orderParties.ts';
import { readCarriedOut, readOutcomes } from '../orders/readOutcomes.ts';
import type { Tenant } from '../ports/tenant.ts';
import { readOrderFacts, type OrderFacts } from './orderFacts.ts';

/** What the confirmation of an execution tells. */
export interface ExecutionFacts extends OrderFacts {
  /** What was executed: the order itself, of a transfer its halves. */
  executed: StoredOperation[];
  /** Of a benefit in several payments, those before its last, which the order itself is. */
  earlier: StoredOperation[];
  /** What was promised beside what came, its settlement from its day on. */
  outcomes: PromiseOutcome[];
  /** The order that this carries out in part: one payment of a benefit, or one date of a standing order. */
  request: string | null;
  /** Tax number of the manager. */
  nif: string | null;
  /** By which law something was withheld of one of them, or nothing. */
  lawOf(executed: StoredOperation): WithholdingLaw['law'] | null;
  /** It belongs to natural persons. */
  isNatural: boolean;
}

/** Reads what an order was executed at. Its figures stay as they are: what undoes it is an operation of its own. */
export async function readExecution(
  db: TenantDb,
  document: DocumentRow,
  tenant: Tenant,
): Promise<ExecutionFacts | undefined> {
  const facts = await readOrderFacts(db, document, tenant);
  if (!facts) return undefined;
  const order = await db
    .selectFrom('operations')
    .selectAll()
    .where('uuid', '=', document.uuid_owner)
    .executeTakeFirstOrThrow();
  const parts = await readCarriedOut(db, order.uuid);
  const { halves } = findOperationType(order.operation_type) ?? {};
  const moved = parts.filter(
    ({ operation_type }) => operation_type === halves?.out || operation_type === halves?.in,
  );
  const day = todayIn(tenant.timeZone, document.created_at.toISOString());
  const { taxpayer } = await readParties(db, order.uuid_account);
  return {
    ...facts,
    executed: moved.length > 0 ? moved : [order],
    earlier: paymentsOf(order, parts),
    outcomes: await readOutcomes(db, tenant, order, day),
    request: order.uuid_request,
    nif: tenant.nif ?? null,
    lawOf: ({ operation_type, nav_date }) => {
      const type = findOperationType(operation_type);
      if (!type?.tax || type.flow !== 'OUT') return null;
      const what = { ...type, isPlan: facts.product.kind !== 'FI' };
      return withholdingLaw(what, taxpayer, nav_date ?? day).law;
    },
    isNatural: isNatural(taxpayer),
  };
}
