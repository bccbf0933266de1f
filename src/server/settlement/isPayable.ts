import type { OperationAtWork } from './forEachOperation.ts';

/**
 * Whether the bank account that an order is paid from or to is there and validated. Nobody knows of one that the
 * order does not name.
 */
export async function isPayable({ db, row }: OperationAtWork): Promise<boolean> {
  const uuid = row.details.uuid_bank_account;
  if (typeof uuid !== 'string') return true;
  const bank = await db
    .selectFrom('bank_accounts')
    .select('status')
    .where('uuid_account', '=', row.uuid_account)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return bank?.status === 'VALIDADA';
}
