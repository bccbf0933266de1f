import { kindFor } from '#/domain/documentKinds/kindsFor.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { Place } from './place.ts';
import type { SentFile } from './upload.ts';

/**
 * The bank account that a file is about: the named one, which must be of the accounts that the asker is
 * a party of; for a holder certificate that names none, the only one that still waits for it.
 */
export async function findBankAccount(
  db: TenantDb,
  place: Place,
  party: string,
  { at, subcategory, uuidBankAccount }: SentFile,
): Promise<string | null> {
  if (!uuidBankAccount && subcategory !== kindFor('HOLDER_CERTIFICATE')) return null;
  const found = await db
    .selectFrom('bank_accounts as bank')
    .select('bank.uuid')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('account_interveners as party')
          .select('party.uuid_account')
          .whereRef('party.uuid_account', '=', 'bank.uuid_account')
          .where('party.uuid_intervener', '=', party),
      ),
    )
    .$if(place.account !== undefined, (query) =>
      query.where('bank.uuid_account', '=', place.account!),
    )
    .$if(uuidBankAccount !== undefined, (query) => query.where('bank.uuid', '=', uuidBankAccount!))
    .$if(uuidBankAccount === undefined, (query) => query.where('bank.status', '=', 'PENDIENTE'))
    .limit(2)
    .execute();
  if (found.length === 1) return found[0]!.uuid;
  const path = `/body/uuid_bank_account${uuidBankAccount ? at : ''}`;
  throw new HttpError(422, [
    { code: uuidBankAccount ? 'link_unknown' : 'certificate_account', path },
  ]);
}

/** The account that a person's file is about, when they are a party of it. */
export async function findLinkedAccount(
  db: TenantDb,
  { section, account }: Place,
  party: string,
  { at, uuidAccount }: SentFile,
): Promise<string | null> {
  if (!uuidAccount || uuidAccount === account) return section === 'INTERVENER' ? null : account!;
  const found = await db
    .selectFrom('account_interveners')
    .select('uuid_account')
    .where('uuid_account', '=', uuidAccount)
    .where('uuid_intervener', '=', party)
    .executeTakeFirst();
  // A file of one account is about that account.
  if (found && section === 'INTERVENER') return found.uuid_account;
  throw new HttpError(422, [{ code: 'link_unknown', path: `/body/uuid_account${at}` }]);
}
