import { checkAction } from '#/domain/access/checkAction.ts';
import { partyOf } from '../accounts/partyOf.ts';
import { readAccounts } from '../accounts/readAccounts.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { findPerson } from '../people/findPerson.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { denied, notFound } from '../kernel/httpError.ts';

/** What documents belong to: whose they are is part of every question about them. */
export interface Place {
  section: 'INTERVENER' | 'ACCOUNT' | 'OPERATION';
  owner: string;
  /** The account that it is about, of accounts and operations. */
  account?: string;
  /** Only what this intervener sent: contributors see no other documents of an account. */
  only?: string;
}

type Deed = 'download_documents' | 'upload_documents';

/**
 * The intervener, account or operation of the address, when the actor may do this with its documents.
 * Throws the 404 of a missing one for somebody else's, and a 403 that says why for their own.
 */
export async function findPlace(
  context: Context,
  db: TenantDb,
  actor: Actor,
  section: Place['section'],
  uuid: string,
  deed: Deed,
): Promise<Place> {
  if (section === 'INTERVENER') {
    const { row } = await findPerson(db, actor, uuid, todayOf(context, actor));
    return { section, owner: row.uuid };
  }
  const order = section === 'OPERATION' ? await readOrder(db, uuid) : undefined;
  const party = partyOf(actor);
  const account = order?.uuid_account ?? uuid;
  const [row] = await readAccounts(db, { intervener: party, account });
  if (!row) throw notFound();
  const place = { section, owner: order?.uuid ?? row.uuid, account: row.uuid };
  if (!party) return place;
  const today = todayOf(context, actor);
  if (checkAction(row, deed, today).length === 0) return place;
  const issues = checkAction(row, deed, today, ['own_only']);
  if (issues.length > 0) throw denied(issues);
  if (!order) return { ...place, only: party };
  // Of the operations they see those alone that they ordered, with all of their documents.
  if (order.ordered_by !== party) throw notFound();
  return place;
}

async function readOrder(db: TenantDb, uuid: string) {
  const order = await db
    .selectFrom('operations')
    .select(['uuid', 'uuid_account', 'ordered_by'])
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (!order) throw notFound();
  return order;
}
