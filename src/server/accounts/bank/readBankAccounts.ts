import { kindFor } from '#/domain/documentKinds/kindsFor.ts';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import type { RecordTables } from '../../tables/recordTables.ts';
import type { TenantDb } from '../../database/withTenant.ts';
import { notFound } from '../../kernel/httpError.ts';
import type { AccountRow } from '../readAccounts.ts';

type Certificate = Schema<'BankAccount'>['certificate'];
export type BankAccountRow = Selectable<RecordTables['bank_accounts']> & {
  certificate: NonNullable<Certificate> | null;
};

/** The bank accounts of an account, validated ones first, each with its newest holder certificate. */
export function readBankAccounts(db: TenantDb, account: AccountRow): Promise<BankAccountRow[]> {
  const certificate = sql<BankAccountRow['certificate']>`(select paper.validation
    from documents paper where paper.tenant_id = bank_accounts.tenant_id
    and paper.uuid_bank_account = bank_accounts.uuid
    and paper.subcategory = ${kindFor('HOLDER_CERTIFICATE')}
    order by paper.created_at desc limit 1)`;
  return db
    .selectFrom('bank_accounts')
    .selectAll()
    .select(certificate.as('certificate'))
    .where('uuid_account', '=', account.uuid)
    .orderBy('status', 'desc')
    .orderBy('created_at')
    .orderBy('iban_code')
    .execute();
}

/** One of them; throws the 404 of a missing one for another account's. */
export async function findBankAccount(
  db: TenantDb,
  account: AccountRow,
  uuid: string,
): Promise<BankAccountRow> {
  const found = (await readBankAccounts(db, account)).find(
    (bank) => bank.uuid === uuid.toLowerCase(),
  );
  if (!found) throw notFound();
  return found;
}

export const toBankAccount = (row: BankAccountRow): Schema<'BankAccount'> => ({
  uuid: row.uuid,
  account_number: row.account_number,
  iban_code: row.iban_code,
  swift_code: row.swift_code,
  alias: row.alias,
  validated: row.status === 'VALIDADA',
  certificate: row.certificate,
});
