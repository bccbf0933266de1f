import type { Issue } from '#/domain/kernel/issue.ts';
import { checkBic } from '#/domain/rules/bic.ts';
import { compact } from '#/domain/rules/compact.ts';
import { checkIban } from '#/domain/rules/iban.ts';
import type { TenantDb } from '../../database/withTenant.ts';
import { HttpError, unprocessable } from '../../kernel/httpError.ts';
import type { AccountRow } from '../readAccounts.ts';

/** A bank account as it is stored; its number is what follows country and control digits. */
export interface BankNumbers {
  iban_code: string;
  account_number: string;
  swift_code: string | null;
}

interface Sent {
  iban_code: string;
  account_number?: string;
  swift_code?: string | null;
}

/**
 * Reads a bank account as it was sent, in any spacing. Refuses an IBAN that is none (in Spain with the
 * two control digits of the account), a number that is not the IBAN's, and a BIC that is none.
 * @source specification §5 'iban, bic'
 */
export function readBankNumbers({ iban_code, account_number, swift_code }: Sent): BankNumbers {
  const iban = compact(iban_code);
  const number = iban.slice(4);
  const swift = swift_code ? compact(swift_code) : null;
  const issues: Issue[] = [
    ...checkIban(iban).map((issue) => ({ ...issue, path: '/iban_code' })),
    ...(swift ? checkBic(swift) : []).map((issue) => ({ ...issue, path: '/swift_code' })),
  ];
  const given = account_number === undefined ? number : compact(account_number);
  if (issues.length === 0 && given !== number && given !== iban)
    issues.push({ code: 'bank_account.number', path: '/account_number' });
  if (issues.length > 0) throw unprocessable(issues);
  return { iban_code: iban, account_number: number, swift_code: swift };
}

/** Refuses (409) an IBAN that the account has already. The account must be locked. */
export async function checkNew(db: TenantDb, account: AccountRow, iban: string): Promise<void> {
  const there = await db
    .selectFrom('bank_accounts')
    .select('uuid')
    .where('uuid_account', '=', account.uuid)
    .where('iban_code', '=', iban)
    .executeTakeFirst();
  if (there)
    throw new HttpError(409, [{ code: 'bank_account.duplicate', path: '/body/iban_code' }]);
}

/**
 * Refuses (409) while an operation that is not over uses the bank account. Its row is locked, so that
 * an order that names it waits and finds what became of it.
 */
export async function checkUnused(db: TenantDb, account: AccountRow, uuid: string): Promise<void> {
  await db
    .selectFrom('bank_accounts')
    .select('uuid')
    .where('uuid', '=', uuid)
    .forUpdate()
    .execute();
  const used = await db
    .selectFrom('operations')
    .select('uuid')
    .where('uuid_account', '=', account.uuid)
    .where(({ ref, eb }) => eb(ref('details', '->>').key('uuid_bank_account'), '=', uuid))
    .where('operation_status', 'not in', ['FINALIZED', 'CANCELLED'])
    .executeTakeFirst();
  if (used) throw new HttpError(409, [{ code: 'bank_account.in_use' }]);
}
