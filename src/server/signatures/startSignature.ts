import { sql } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import type { Actor } from '../ports/actor.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { fileOf } from '../papers/fileOf.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { HandlerRequest } from '../ports/handler.ts';
import { countToday } from './dailyLimit.ts';
import { assertOpened } from './assertOpened.ts';
import { findSignable } from './findSignable.ts';
import { MOST_TRIES } from './takeTry.ts';
import { chosenProvider } from './providers.ts';
import { readSignature, type SignatureRow } from './readSignature.ts';
import { toSignature } from './toSignature.ts';
import { beginCode, codeColumns, readSigner, type SentCode } from './sendCode.ts';

type Asked = Pick<
  HandlerRequest<'signDocuments'>,
  'context' | 'words' | 'actor' | 'body' | 'inTenant'
>;

interface Bound {
  uuid_document: string;
  uuid_file: string;
  sha256: string;
}

/**
 * Begins a signature: binds it to the session and to the bytes of the documents, each of which this person has
 * opened, and sends a code. Asked again while the code serves, it is the same signature.
 */
export async function startSignature({
  context,
  words,
  actor,
  body,
  inTenant,
}: Asked): Promise<Schema<'Signature'>> {
  const provider = chosenProvider(context, actor.tenant, body.signature_type);
  const { rows, signer } = await inTenant(async (db) => ({
    rows: await findSignable(context, db, actor, body),
    signer: await readSigner(context, db, { actor, words }),
  }));
  const bound: Bound[] = [];
  for (const row of rows) {
    const file = await fileOf(context, actor.tenant, row);
    if (!file) throw new HttpError(409, [{ code: 'signature_bytes' }]);
    bound.push({ uuid_document: row.uuid, uuid_file: file.uuid, sha256: file.sha256 });
  }
  const now = context.now();
  const under = await inTenant(async (db) => {
    await assertOpened(db, actor, bound);
    return findUnderWay(db, actor, bound, now);
  });
  if (under) return toSignature(under, now, actor);
  const hashes = bound.map(({ sha256 }) => sha256);
  const code = await beginCode(context, actor, provider, { signer, hashes, words });
  return inTenant(async (db) => {
    await takeTurn(db, actor);
    const first = await findUnderWay(db, actor, bound, now);
    if (first) return toSignature(first, now, actor);
    const day = todayOf(context, actor);
    await countToday(db, { intervener: actor.intervenerUuid!, day }, 'codes');
    const uuid = context.id();
    await keepSignature(db, actor, { uuid, provider, code, bound, now });
    const about = { signature: uuid };
    if (code.letter) await context.mail.send(db, actor.tenant, { ...code.letter, about });
    return toSignature(await readSignature(db, actor, uuid), now, actor);
  });
}

/** One signature of a person is begun at a time: a double click gets one code. */
async function takeTurn(db: TenantDb, { tenant, intervenerUuid }: Actor): Promise<void> {
  const turn = `signature ${tenant.id} ${intervenerUuid}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(db);
}

async function keepSignature(
  db: TenantDb,
  { tenant, intervenerUuid, sessionId }: Actor,
  given: { uuid: string; provider: string; code: SentCode; bound: readonly Bound[]; now: Date },
): Promise<void> {
  const { uuid, provider, code, bound, now } = given;
  const tenant_id = tenant.id;
  await db
    .insertInto('signatures')
    .values({
      tenant_id,
      uuid,
      uuid_intervener: intervenerUuid!,
      uuid_session: sessionId!,
      provider,
      status: 'PENDING',
      created_at: now,
      decided_at: null,
      ...codeColumns(code),
    })
    .execute();
  await db
    .insertInto('signature_documents')
    .values(bound.map((each, place) => ({ tenant_id, uuid_signature: uuid, place, ...each })))
    .execute();
}

/** A signature of the same session and the same bytes whose code still serves. */
async function findUnderWay(
  db: TenantDb,
  actor: Actor,
  bound: readonly Bound[],
  now: Date,
): Promise<SignatureRow | undefined> {
  const open = await db
    .selectFrom('signatures')
    .select('uuid')
    .where('uuid_intervener', '=', actor.intervenerUuid!)
    .where('uuid_session', '=', actor.sessionId!)
    .where('status', '=', 'PENDING')
    .where('expires_at', '>', now)
    .where('tries', '<', MOST_TRIES)
    .execute();
  for (const { uuid } of open) {
    const row = await readSignature(db, actor, uuid);
    if (sameBytes(row.documents, bound)) return row;
  }
  return undefined;
}

const keyOf = (all: readonly Bound[]) =>
  all
    .map(({ uuid_document, sha256 }) => `${uuid_document} ${sha256}`)
    .sort()
    .join();
const sameBytes = (left: readonly Bound[], right: readonly Bound[]) => keyOf(left) === keyOf(right);
