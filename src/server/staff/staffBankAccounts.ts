import { kindFor } from '#/domain/documentKinds/kindsFor.ts';
import { sql } from 'kysely';
import { pageOf, type Cut } from '../database/pageOf.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Filter } from '../kernel/readFilter.ts';

/** Fields by which the bank accounts of the tenant may be filtered. */
export const bankAccountFilter = { status: 'string' } as const;

/** Bank accounts of the tenant: those that wait first, by the number of their account. */
export async function readStaffBankAccounts(
  db: TenantDb,
  cut: Cut,
  { status, uuid }: Filter<typeof bankAccountFilter> & { uuid?: string },
) {
  const found = db
    .selectFrom('bank_accounts as bank')
    .$if(status !== undefined, (query) => query.where('bank.status', '=', status as 'VALIDADA'))
    .$if(uuid !== undefined, (query) => query.where('bank.uuid', '=', uuid!));
  const shown = found
    .innerJoin('accounts as account', 'account.uuid', 'bank.uuid_account')
    .select([
      'bank.uuid',
      'bank.uuid_account',
      'account.account_number',
      'bank.iban_code',
      'bank.swift_code',
      'bank.status',
    ])
    .select(({ selectFrom }) =>
      selectFrom('documents as paper')
        .select('paper.validation')
        .whereRef('paper.uuid_bank_account', '=', 'bank.uuid')
        .where('paper.subcategory', '=', kindFor('HOLDER_CERTIFICATE'))
        .orderBy('paper.created_at', 'desc')
        .limit(1)
        .as('certificate'),
    )
    .orderBy(sql`bank.status <> 'PENDIENTE'`)
    .orderBy('account.account_number')
    .orderBy('bank.uuid');
  return pageOf(found, shown, cut);
}
