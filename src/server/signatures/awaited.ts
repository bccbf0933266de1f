import type { SignaturesNeeded } from '#/domain/access/signaturesNeeded.ts';
import type { TenantDb } from '../database/withTenant.ts';
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
  const asked = unsigned.filter(
    ({ section, uuid_owner }) =>
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

/** How many there are. */
export const countAwaited = async (db: TenantDb, person: string, now: Date): Promise<number> =>
  (await readAwaited(db, person, now)).length;
