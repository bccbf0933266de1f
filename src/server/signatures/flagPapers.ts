import { sql } from 'kysely';
import type { TenantDb } from '../database/withTenant.ts';

/**
 * Sets what people and accounts say of their papers to what holds: whether any waits for a signature.
 * Of people, also on the accounts that are theirs.
 */
export async function flagPapers(
  db: TenantDb,
  documents: readonly { section: string; uuid_owner: string }[],
): Promise<void> {
  const ownersOf = (section: string) => [
    ...new Set(documents.filter((each) => each.section === section).map((each) => each.uuid_owner)),
  ];
  const waits = (section: string, owner: ReturnType<typeof sql.ref>) => sql<boolean>`exists (
    select 1 from documents paper where paper.tenant_id = ${db.tenantId}
    and paper.section = ${section} and paper.uuid_owner = ${owner}
    and paper.needs_signature and not paper.is_signed)`;
  const people = ownersOf('INTERVENER');
  if (people.length > 0) {
    const isWaiting = waits('INTERVENER', sql.ref('interveners.uuid'));
    await db
      .updateTable('interveners')
      .set({
        has_pending_docs_signed: isWaiting,
        has_docs_signed: sql<boolean>`has_docs_signed or not ${isWaiting}`,
      })
      .where('uuid', 'in', people)
      .execute();
  }
  const accounts = [...ownersOf('ACCOUNT'), ...(await accountsOf(db, people))];
  if (accounts.length === 0) return;
  const isWaiting = waits('ACCOUNT', sql.ref('accounts.uuid'));
  await db
    .updateTable('accounts')
    .set({
      has_pending_account_docs_signed: isWaiting,
      has_docs_signed: sql<boolean>`has_docs_signed or not ${isWaiting}`,
    })
    .where('uuid', 'in', accounts)
    .execute();
}

/** Accounts whose holders' papers are all signed now. */
async function accountsOf(db: TenantDb, people: readonly string[]): Promise<string[]> {
  if (people.length === 0) return [];
  const { rows } = await sql<{ uuid: string }>`
    select distinct party.uuid_account as uuid from account_interveners party
    where party.tenant_id = ${db.tenantId} and party.uuid_intervener = any(${people}::uuid[])
    and not exists (select 1 from account_interveners other
      join interveners person on person.tenant_id = other.tenant_id
        and person.uuid = other.uuid_intervener
      where other.tenant_id = party.tenant_id and other.uuid_account = party.uuid_account
      and person.has_pending_docs_signed)`.execute(db);
  return rows.map(({ uuid }) => uuid);
}
