import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Tenant } from '../tenants/tenant.ts';
import type { Letter } from './mail.ts';

/** Writes a letter into the outbox; `nextTry` absent means that nobody will send it (the sandbox). */
export async function writeLetter(
  db: TenantDb,
  tenant: Tenant,
  { to, kind, subject, text, code, link }: Letter,
  { uuid, at, nextTry }: { uuid: string; at: Date; nextTry?: Date },
): Promise<void> {
  await db
    .insertInto('outbox')
    .values({
      tenant_id: tenant.id,
      uuid,
      at,
      to,
      kind,
      subject,
      text,
      code: code ?? null,
      link: link ?? null,
      sent_at: null,
      tries: 0,
      next_try_at: nextTry ?? null,
    })
    .execute();
}

/** The newest letters of all tenants, as the demo shows them. */
export async function readLetters(db: Kysely<Tables>, limit = 200) {
  const rows = await db
    .selectFrom('outbox')
    .select(['at', 'to', 'kind', 'subject', 'text', 'code', 'link'])
    .orderBy('sequence', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ at, code, link, ...row }) => ({
    at: at.toISOString(),
    ...row,
    ...(code === null ? {} : { code }),
    ...(link === null ? {} : { link }),
  }));
}
