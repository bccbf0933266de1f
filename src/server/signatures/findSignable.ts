import type { Actor } from '../ports/actor.ts';
import { checkActive, readSelf } from '../interveners/checkActive.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { findPlace } from '../documents/place.ts';
import { findDocument, type DocumentRow } from '../documents/readDocuments.ts';
import { isOvertaken } from '../people/declarations/isOvertaken.ts';
import { readLapsed } from '../people/readLapsed.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { HttpError } from '../kernel/httpError.ts';
import { neededSigners } from './neededSigners.ts';
import { readSigners } from './readSigners.ts';
import { whyGone } from './whyGone.ts';

/** What is asked to be signed, and what it all has to be of. */
export interface AskedDocuments {
  documents: readonly string[];
  uuid_account?: string;
  uuid_operation?: string;
}

/**
 * The documents when every one of them waits for the actor's signature. Throws the 404 of a missing one
 * for somebody else's, 403 for those that others sign, 409 for what waits for no signature of theirs, or was replaced.
 */
export async function findSignable(
  context: Context,
  db: TenantDb,
  actor: Actor,
  { documents, uuid_account, uuid_operation }: AskedDocuments,
): Promise<DocumentRow[]> {
  checkActive(await readSelf(db, actor), todayOf(context, actor));
  const rows: DocumentRow[] = [];
  for (const uuid of new Set(documents.map((each) => each.toLowerCase()))) {
    const row = await findOne(context, db, actor, uuid);
    const account = row.section === 'ACCOUNT' ? row.uuid_owner : row.uuid_account;
    const isOther =
      (uuid_operation && row.uuid_owner !== uuid_operation.toLowerCase()) ||
      (uuid_account && row.section !== 'OPERATION' && account !== uuid_account.toLowerCase());
    if (isOther) throw new HttpError(422, [{ code: 'signature_owner', path: '/body/documents' }]);
    await refuseUnlessAwaited(db, actor, row);
    await refuseLapsed(db, row, todayOf(context, actor));
    await refuseOvertaken(db, row);
    await refuseWhenLate(db, row, context.now());
    rows.push(row);
  }
  return rows;
}

async function findOne(
  context: Context,
  db: TenantDb,
  actor: Actor,
  uuid: string,
): Promise<DocumentRow> {
  const owned = await db
    .selectFrom('documents')
    .select(['section', 'uuid_owner'])
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (!owned) throw await whyGone(context, db, actor, uuid);
  const { section, uuid_owner } = owned;
  const place = await findPlace(context, db, actor, section, uuid_owner, 'download_documents');
  return findDocument(db, place, uuid);
}

async function refuseUnlessAwaited(db: TenantDb, actor: Actor, row: DocumentRow): Promise<void> {
  const self = actor.intervenerUuid!;
  const needed = await neededSigners(db, row, self);
  if (!needed.from.includes(self)) throw new HttpError(403, [{ code: 'signature_others' }]);
  const isAwaited =
    row.needs_signature &&
    !row.is_signed &&
    (await isOpen(db, row)) &&
    !(await readSigners(db, row)).includes(self);
  if (!isAwaited) throw new HttpError(409, [{ code: 'signature_done' }]);
}

/** What was answered by somebody who does not represent its owner any more is signed by nobody (409). */
async function refuseLapsed(
  db: TenantDb,
  { section, uuid }: Pick<DocumentRow, 'section' | 'uuid'>,
  today: string,
): Promise<void> {
  if (section !== 'INTERVENER') return;
  const lapsed = await readLapsed(db, today, [uuid]);
  if (lapsed.length > 0) throw new HttpError(409, [{ code: 'signature_lapsed' }]);
}

/** What is signed is what is kept: a declaration that what changed since would make another is declared again (409). */
async function refuseOvertaken(
  db: TenantDb,
  { section, uuid }: Pick<DocumentRow, 'section' | 'uuid'>,
): Promise<void> {
  if (section === 'INTERVENER' && (await isOvertaken(db, uuid)))
    throw new HttpError(409, [{ code: 'signature_overtaken' }]);
}

/** A change of a standing order is signed before the cut-off of the order's next occurrence (409). */
async function refuseWhenLate(
  db: TenantDb,
  { section, uuid_owner }: Pick<DocumentRow, 'section' | 'uuid_owner'>,
  now: Date,
): Promise<void> {
  if (section !== 'OPERATION') return;
  const late = await db
    .selectFrom('operations')
    .select('uuid')
    .where('uuid', '=', uuid_owner)
    .where('change_deadline', '<=', now)
    .executeTakeFirst();
  if (late) throw new HttpError(409, [{ code: 'operation.change_late' }]);
}

/** Orders are signed before anything else happens to them. */
async function isOpen(
  db: TenantDb,
  { section, uuid_owner }: Pick<DocumentRow, 'section' | 'uuid_owner'>,
): Promise<boolean> {
  if (section !== 'OPERATION') return true;
  const order = await db
    .selectFrom('operations')
    .select('operation_status')
    .where('uuid', '=', uuid_owner)
    .executeTakeFirst();
  return order?.operation_status.startsWith('REGISTERED') ?? false;
}
