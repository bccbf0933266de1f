import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { firstAccessMail } from '../mail/firstAccessMail.ts';
import type { Tenant } from '../ports/tenant.ts';
import { createUsers } from './createUsers.ts';
import { noPassword } from './passwordHasher.ts';
import { newLink, type PasswordPage } from './passwordHandle.ts';
import { findUser } from './user.ts';

/** Somebody who has no login yet. */
export interface Newcomer {
  uuid: string;
  name: string;
  lastname_1: string;
  /** Number of their identity document. */
  document: string;
  email: string;
}

/**
 * Gives an investor a login, and mails them the link with which they set its password: none that they were given, so
 * that nobody else ever knows it. They log in as their document says, or by their mail where somebody else does so.
 */
export async function createLogin(
  context: Pick<Context, 'id' | 'now' | 'mail'>,
  db: TenantDb,
  tenant: Tenant,
  { uuid: intervener, name, lastname_1, document, email }: Newcomer,
  page: PasswordPage,
): Promise<void> {
  const uuid = context.id();
  const taken = await findUser(db, document);
  await createUsers(db, [
    {
      ...{ uuid, username: taken ? email : document, kind: 'investor', given_name: name, email },
      ...{ family_name_1: lastname_1, uuid_intervener: intervener, password_hash: noPassword() },
    },
  ]);
  const user = await findUser(db, taken ? email : document);
  if (user?.uuid !== uuid) return;
  const link = await newLink(context, db, user, page);
  await context.mail.send(db, tenant, firstAccessMail(tenant, email, user.username, link));
}
