import type { ChangedTerm } from '#/domain/operations/changes/changedTerms.ts';
import type { TenantDb } from '../database/withTenant.ts';

/** Terms with bank accounts by the last digits of their IBAN: what is kept of them is read by more than may see them. */
export async function withBanksMasked(
  db: TenantDb,
  terms: readonly ChangedTerm[],
): Promise<ChangedTerm[]> {
  const named = terms
    .filter(({ key }) => key === 'uuid_bank_account')
    .flatMap(({ before, after }) => [before, after].filter((uuid) => uuid !== null));
  if (named.length === 0) return [...terms];
  const banks = await db
    .selectFrom('bank_accounts')
    .select(['uuid', 'iban_code'])
    .where('uuid', 'in', named)
    .execute();
  const masked = (uuid: string | null) => {
    const iban = banks.find((bank) => bank.uuid === uuid)?.iban_code.replace(/\s/g, '');
    return iban === undefined ? null : `${iban.slice(0, 2)}…${iban.slice(-4)}`;
  };
  return terms.map((term) =>
    term.key === 'uuid_bank_account'
      ? { ...term, before: masked(term.before), after: masked(term.after) }
      : term,
  );
}
