import type { Schema } from '#/contract/schema.ts';
import { effectiveRoles } from '#/domain/access/effectiveRoles.ts';
import { mayWithAny } from '#/domain/access/mayOn.ts';
import type { Actor } from '../ports/actor.ts';
import { readAccounts, type AccountRow } from '../accounts/readAccounts.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { findClient } from '../people/findClient.ts';
import { notFound } from '../kernel/httpError.ts';

/** Which reports: of a year, of an account; staff name the client whom they look at. */
export interface TaxReportQuery {
  uuid_intervener?: string;
  year?: number;
  uuid_account?: string;
}

/**
 * The tax reports of the accounts whose reports the actor may have: not every role that sees an
 * account sees its taxes. Throws the 404 of a missing account for one that is not theirs.
 */
export async function readTaxReports(
  db: TenantDb,
  actor: Actor,
  { uuid_intervener, year, uuid_account: account }: TaxReportQuery,
  today: string,
): Promise<Schema<'TaxReport'>[]> {
  const isOpen = actor.kind === 'staff' && account !== undefined && uuid_intervener === undefined;
  const party = isOpen ? undefined : await findClient(db, actor, uuid_intervener);
  const found = await readAccounts(db, { intervener: party, account });
  if (account !== undefined && found.length === 0) throw notFound();
  const accounts = new Map(
    found
      .filter((row) => party === undefined || mayHaveReports(row, today))
      .map((row) => [row.uuid, row]),
  );
  const rows = await db
    .selectFrom('tax_reports')
    .select(['uuid', 'year', 'uuid_account'])
    .where(({ eb, fn, val }) => eb('uuid_account', '=', fn.any(val([...accounts.keys()]))))
    .$if(year !== undefined, (query) => query.where('year', '=', year!))
    .orderBy('year', 'desc')
    .orderBy('uuid_account')
    .execute();
  return rows.flatMap((row) => {
    const known = accounts.get(row.uuid_account);
    return known ? { ...row, account_number: known.account_number, alias: known.alias } : [];
  });
}

/** Contributors have the report of their own contributions. */
export function mayHaveReports(account: AccountRow, today: string): boolean {
  const permission = mayWithAny(effectiveRoles(account, today), 'tax_reports');
  return permission === 'yes' || permission === 'own_only';
}
