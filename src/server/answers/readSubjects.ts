import { sql } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import { fullName } from '#/domain/people/names.ts';
import { referenceOf } from '#/domain/operations/referenceOf.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Words } from '../kernel/words.ts';
import { orderTitle } from '../orders/orderTitle.ts';

/** What tells transcripts with one title apart: what each is about, who answered, and how far it is. */
type Subject = Pick<Schema<'TranscriptEntry'>, 'about' | 'answered_by' | 'state'>;

interface Person {
  uuid: string;
  name: string;
  lastname_1: string | null;
  lastname_2: string | null;
}

/**
 * Of each of a person's transcripts: the order that it was given with, or the person; who answered where
 * that was somebody else; and of what is signed its state.
 */
export async function readSubjects(
  db: TenantDb,
  say: Words,
  person: Person,
  transcripts: readonly { uuid: string; uuid_user: string }[],
): Promise<(uuid: string) => Subject> {
  const uuids = transcripts.map(({ uuid }) => uuid);
  if (uuids.length === 0) return () => ({ about: '', answered_by: null, state: null });
  const orders = await readOrders(db, say, person.uuid, uuids);
  const states = await readStates(db, uuids);
  const names = await readOthers(
    db,
    person.uuid,
    transcripts.map(({ uuid_user }) => uuid_user),
  );
  const users = new Map(transcripts.map(({ uuid, uuid_user }) => [uuid, uuid_user]));
  return (uuid) => {
    const about = orders.get(uuid) ?? fullName(person);
    const name = names.get(users.get(uuid) ?? '') ?? null;
    return {
      about: name === null ? about : say('answers.by_other', { about, name }),
      answered_by: name,
      state: states.get(uuid) ?? null,
    };
  };
}

async function readOrders(db: TenantDb, say: Words, person: string, uuids: string[]) {
  const kept = sql<string>`operations.details->>'uuid_transcript'`;
  const rows = await db
    .selectFrom('operations')
    .innerJoin('products', (join) =>
      join
        .onRef('products.tenant_id', '=', 'operations.tenant_id')
        .onRef('products.key_product', '=', 'operations.key_product'),
    )
    .select(['operations.uuid', 'operation_type', 'name_product'])
    .select(kept.as('transcript'))
    .where('ordered_by', '=', person)
    .where(kept, 'in', uuids)
    .execute();
  return new Map(
    rows.map(({ uuid, operation_type, name_product, transcript }) => {
      const title = say.value(orderTitle(operation_type, name_product));
      const reference = referenceOf(uuid);
      return [transcript, capital(say('sign.about_order', { title, reference }))] as const;
    }),
  );
}

async function readStates(db: TenantDb, uuids: string[]) {
  const rows = await db
    .selectFrom('declarations')
    .select(['uuid_transcript', 'status'])
    .where('uuid_transcript', 'in', uuids)
    .execute();
  return new Map(rows.map((row) => [row.uuid_transcript ?? '', row.status ?? ('SIGNED' as const)]));
}

/** Names of those of the users who are somebody else than the person. */
async function readOthers(db: TenantDb, person: string, users: string[]) {
  const rows = await db
    .selectFrom('users')
    .select(['uuid', 'given_name', 'family_name_1'])
    .where('uuid', 'in', [...new Set(users)])
    .where('uuid_intervener', 'is distinct from', person)
    .execute();
  return new Map(
    rows.map((row) => [row.uuid, `${row.given_name} ${row.family_name_1}`.trim()] as const),
  );
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
