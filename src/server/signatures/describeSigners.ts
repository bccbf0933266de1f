import { sql } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import { fullName } from '#/domain/people/names.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { wantedOf } from './awaited.ts';
import { neededSigners, type SignedThing } from './neededSigners.ts';

/** Who signs one thing, and how many besides one person have still to do so. */
export interface Signers {
  signers: Schema<'Signer'>[];
  missing: number;
  /** Signatures that it lacks in all. */
  lacking: number;
  /** Not everybody named has to: some of them are enough. */
  isEnoughOfThem: boolean;
}

/**
 * Everybody who signs a person's, an account's or an order's documents, in the order in which they were named, each
 * with when they had signed all of them. Nobody where one person alone does.
 * @param self whose list it is
 * @param about the thing in words
 */
export async function describeSigners(
  db: TenantDb,
  thing: SignedThing,
  { self, about }: { self: string; about: string },
): Promise<Signers> {
  const needed = await neededSigners(db, thing, self);
  const wanted = wantedOf(needed);
  if (wanted.length < 2) return { signers: [], missing: 0, lacking: 0, isEnoughOfThem: false };
  const [people, signed] = [await readNames(db, wanted), await readWhoSigned(db, thing)];
  const isLeft = (uuid: string) => !signed.people.has(uuid);
  const mustYet = needed.mandatory.filter(isLeft);
  const left = Math.max(needed.count - (wanted.length - wanted.filter(isLeft).length), 0);
  const lacking = signed.isComplete ? 0 : Math.max(left, mustYet.length);
  const own = wanted.includes(self) && isLeft(self) ? 1 : 0;
  return {
    signers: wanted.flatMap((uuid) => {
      const name = people.get(uuid);
      const signed_at = signed.people.get(uuid)?.toISOString() ?? null;
      const state = signed_at === null ? 'PENDING' : 'SIGNED';
      const is_self = uuid === self;
      return name === undefined ? [] : [{ uuid, name, about, is_self, state, signed_at }];
    }),
    missing: Math.max(lacking - own, 0),
    lacking,
    isEnoughOfThem: needed.count < wanted.length,
  };
}

async function readNames(db: TenantDb, people: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('interveners')
    .select(['uuid', 'type', 'name', 'lastname_1', 'lastname_2'])
    .where('uuid', 'in', people)
    .execute();
  return new Map(rows.map((row) => [row.uuid, fullName(row)]));
}

/** People who have signed all the documents of a thing as they are now, with when they had; and whether nobody is left. */
async function readWhoSigned(
  db: TenantDb,
  { tenant_id, section, uuid_owner }: SignedThing,
): Promise<{ people: Map<string, Date>; isComplete: boolean }> {
  const { rows } = await sql<{ uuid: string; is_signed: boolean; by: string | null; at: Date }>`
    select papers.uuid, papers.is_signed, signer.uuid_intervener as by, signer.signed_at as at
    from documents papers
    left join files on files.tenant_id = papers.tenant_id and files.uuid = papers.uuid_file
    left join document_signers signer on signer.tenant_id = papers.tenant_id
      and signer.uuid_document = papers.uuid and signer.sha256 = files.sha256
      and not signer.is_void
    where papers.tenant_id = ${tenant_id} and papers.section = ${section}
      and papers.uuid_owner = ${uuid_owner} and papers.needs_signature
    order by signer.signed_at`.execute(db);
  const papers = new Set(rows.map(({ uuid }) => uuid));
  const signed = Map.groupBy(
    rows.filter(({ by }) => by !== null),
    ({ by }) => by!,
  );
  const people = new Map<string, Date>();
  for (const [person, theirs] of signed)
    if (new Set(theirs.map(({ uuid }) => uuid)).size === papers.size)
      people.set(person, theirs.at(-1)!.at);
  return { people, isComplete: rows.every(({ is_signed }) => is_signed) };
}
