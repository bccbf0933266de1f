import type { Selectable } from 'kysely';
import { mayOn } from '#/domain/access/mayOn.ts';
import { namedAs } from '#/domain/documentKinds/namedAs.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { createNotification } from '../notifications/createNotification.ts';
import { events } from '../notifications/events.ts';
import { readAnswerers } from '../people/readAnswerers.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Tables } from '../tables/tables.ts';

type Rejected = Pick<
  Selectable<Tables['documents']>,
  'section' | 'uuid_owner' | 'subcategory' | 'filename'
>;

/** Whoever sent it, or has to send another one, is told why it will not do. */
export async function tellRejected(
  context: Context,
  db: TenantDb,
  actor: Actor,
  { section, uuid_owner, ...paper }: Rejected,
  reason: string,
): Promise<void> {
  const kind = { list: 'document-subcategories', code: namedAs(paper) } as const;
  const told = events.documentRejected({ kind, reason });
  if (section === 'INTERVENER') {
    const person = await db
      .selectFrom('interveners')
      .select(['uuid', 'type', 'birthdate'])
      .where('uuid', '=', uuid_owner)
      .executeTakeFirstOrThrow();
    const to = await readAnswerers(db, person, todayOf(context, actor));
    return createNotification(context, db, { to, ...told });
  }
  const operation = section === 'OPERATION' ? uuid_owner : null;
  const account = operation === null ? uuid_owner : await accountOf(db, operation);
  const parties = await db
    .selectFrom('account_interveners')
    .select(['uuid_intervener', 'account_intervener_role as role'])
    .where('uuid_account', '=', account)
    .execute();
  const to = parties
    .filter(({ role }) => mayOn(role, 'upload_documents') !== 'no')
    .map(({ uuid_intervener }) => uuid_intervener);
  return createNotification(context, db, { to, ...told, account, operation });
}

async function accountOf(db: TenantDb, operation: string): Promise<string> {
  const { uuid_account } = await db
    .selectFrom('operations')
    .select('uuid_account')
    .where('uuid', '=', operation)
    .executeTakeFirstOrThrow();
  return uuid_account;
}
