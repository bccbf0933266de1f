import { MADRID, todayIn } from '#/domain/dates/wallClock.ts';
import type { SignaturesNeeded } from '#/domain/access/signaturesNeeded.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { readLapsed } from '../people/readLapsed.ts';
import { neededSigners } from './neededSigners.ts';
import { readUnsigned, type ToSignRow } from './toSignRows.ts';

/** What a list of documents to sign is about: one order, one account, the person alone, or everything. */
export interface AwaitedScope {
  section?: 'INTERVENER';
  operation?: string;
  account?: string;
}

/** Those whose signature counts: everybody who must, and whoever may while it takes more than these. */
export const wantedOf = ({ mandatory, from, count }: SignaturesNeeded): string[] =>
  count > mandatory.length ? from : mandatory;

/**
 * Documents that wait for the signature of a person, oldest first. An order that its giver alone has to sign waits
 * for nobody else, though others hold the account too.
 * @source specification §3 'Arrangement (signature) types', §4 'Documents and signing'
 */
export async function readAwaited(
  db: TenantDb,
  person: string,
  now: Date,
  { section: only, operation, account }: AwaitedScope = {},
): Promise<ToSignRow[]> {
  const unsigned = await readUnsigned(db, person, now);
  const lapsed = await lapsedOf(db, unsigned, now);
  const asked = unsigned.filter(
    ({ uuid, section, uuid_owner }) =>
      !lapsed.has(uuid) &&
      (!only || section === only) &&
      (!operation || uuid_owner === operation) &&
      (!account || (section === 'ACCOUNT' && uuid_owner === account)),
  );
  const wanted = new Map<string, boolean>();
  for (const row of asked)
    if (!wanted.has(row.uuid_owner))
      wanted.set(row.uuid_owner, wantedOf(await neededSigners(db, row, person)).includes(person));
  return asked.filter(({ uuid_owner }) => wanted.get(uuid_owner));
}

/** Those of them that were answered by somebody who answers for their owner no longer. */
async function lapsedOf(
  db: TenantDb,
  rows: readonly ToSignRow[],
  now: Date,
): Promise<ReadonlySet<string | null>> {
  const own = rows.filter(({ section }) => section === 'INTERVENER').map(({ uuid }) => uuid);
  const lapsed = await readLapsed(db, todayIn(MADRID, now.toISOString()), own);
  return new Set(lapsed.map(({ uuid_document }) => uuid_document));
}

/** How many there are. */
export const countAwaited = async (db: TenantDb, person: string, now: Date): Promise<number> =>
  (await readAwaited(db, person, now)).length;
