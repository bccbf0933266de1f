import { todayIn } from '#/domain/dates/wallClock.ts';
import { kindFor } from '#/domain/documentKinds/kindsFor.ts';
import type { ReceiptFacts } from '#/domain/operations/changes/receipt.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { keepOrderPaper } from './keepOrderPaper.ts';
import { titledFileName } from '../files/paperFileName.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import { withNames } from './namedTerms.ts';

export const RECEIPT = kindFor('RECEIPT');

/**
 * Keeps the receipt of what was sent about an operation among its documents, in the transaction that does it. Nobody
 * signs it; its bytes are made from these facts when somebody first asks for them.
 */
export async function keepReceipt(
  context: Pick<Context, 'id' | 'now'>,
  db: TenantDb,
  { tenant, intervenerUuid }: Pick<Actor, 'tenant' | 'intervenerUuid'>,
  operation: string,
  facts: Omit<ReceiptFacts, 'by' | 'place'>,
): Promise<string> {
  const day = todayIn(tenant.timeZone, context.now().toISOString());
  const { before } = await db
    .selectFrom('documents')
    .select(({ fn }) => fn.countAll<bigint>().as('before'))
    .where('section', '=', 'OPERATION')
    .where('uuid_owner', '=', operation)
    .where('subcategory', '=', RECEIPT)
    .executeTakeFirstOrThrow();
  const terms = await withNames(db, facts.terms);
  return keepOrderPaper(context, db, {
    operation,
    subcategory: RECEIPT,
    filename: titledFileName(tenant.words()(`paper.receipt.${facts.kind}`), day),
    isSigned: false,
    recipe: {
      make: 'receipt',
      receipt: { ...facts, place: Number(before), terms, by: intervenerUuid! },
    },
  });
}

/** Nothing is to come that could be said. */
export const nothingNext: ReceiptFacts['next'] = {
  deadline: null,
  nav_date: null,
  publication_date: null,
  target_nav_date: null,
  settlement_date: null,
  payment_date: null,
  payment_amount: null,
  payment_shares: null,
  payment_increase: null,
  money_back: null,
};
