import { fullName } from '#/domain/people/names.ts';
import type { Words } from '../kernel/words.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { DocumentRow } from '../documents/readDocuments.ts';

/** How a page names what a document belongs to: the person, the account's number, the order's account. */
export async function ownerName(
  db: TenantDb,
  { section, uuid_owner }: Pick<DocumentRow, 'section' | 'uuid_owner'>,
  say: Words,
): Promise<string> {
  if (section === 'INTERVENER') {
    const person = await db
      .selectFrom('interveners')
      .select(['name', 'lastname_1', 'lastname_2'])
      .where('uuid', '=', uuid_owner)
      .executeTakeFirst();
    return person ? fullName(person) : '-';
  }
  const account = await db
    .selectFrom('accounts')
    .select('account_number')
    .$if(section === 'ACCOUNT', (query) => query.where('uuid', '=', uuid_owner))
    .$if(section === 'OPERATION', (query) =>
      query.where('uuid', 'in', (inner) =>
        inner.selectFrom('operations').select('uuid_account').where('uuid', '=', uuid_owner),
      ),
    )
    .executeTakeFirst();
  return account ? say('paper.owner_account', { account: account.account_number }) : '-';
}
