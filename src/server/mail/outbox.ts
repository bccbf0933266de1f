import { spanishWords } from '../words/productSpeech.ts';
import type { Kysely, Selectable } from 'kysely';
import type { SupportTables } from '../tables/supportTables.ts';
import type { Tables } from '../tables/tables.ts';
import { keepMessage } from './deliveries.ts';
import { withTenant, type TenantDb } from '../database/withTenant.ts';
import type { TenantIdentity } from '../ports/tenant.ts';
import type { Email } from '../ports/mail.ts';
import type { Content, EmailCipher } from '../ports/emailCipher.ts';

type Row = Selectable<SupportTables['outbox']>;

/**
 * Writes a letter into the outbox, what it says in cipher; `nextTry` absent means that nobody will send it
 * (the sandbox).
 */
export async function queueEmail(
  db: TenantDb,
  tenant: Pick<TenantIdentity, 'id'>,
  { about, ...letter }: Email,
  { uuid, at, nextTry, letters }: { uuid: string; at: Date; nextTry?: Date; letters: EmailCipher },
): Promise<void> {
  const { to, kind, subject, ...content } = letter;
  await db
    .insertInto('outbox')
    .values({
      tenant_id: tenant.id,
      uuid,
      at,
      to,
      kind,
      subject,
      text: '',
      code: null,
      link: null,
      sealed: letters.seal(uuid, content),
      sent_at: null,
      tries: 0,
      next_try_at: nextTry ?? null,
    })
    .execute();
  if (about) await keepMessage(db, { uuid, at, to, kind, about });
}

/** What a letter says; those of before the cipher say it in the clear. */
export function contentOf(row: Row, letters: EmailCipher): Content {
  if (row.sealed) return letters.open(row.uuid, row.sealed);
  const { text, code, link } = row;
  return { text, ...(code === null ? {} : { code }), ...(link === null ? {} : { link }) };
}

/** The newest letters of all tenants, as the demo shows them. */
export async function readEmails(
  db: Kysely<Tables>,
  tenants: readonly TenantIdentity[],
  letters: EmailCipher,
  limit = 200,
) {
  const read = ({ id }: TenantIdentity) =>
    withTenant(db, id, (at) =>
      at.selectFrom('outbox').selectAll().orderBy('sequence', 'desc').limit(limit).execute(),
    );
  const rows = (await Promise.all(tenants.map(read))).flat();
  return rows
    .toSorted((a, b) => Number(b.sequence - a.sequence))
    .slice(0, limit)
    .map((row) => {
      const { at, to, kind, subject } = row;
      return { at: at.toISOString(), to, kind, subject, ...legible(row, letters) };
    });
}

/** The demo's page shows what it can when the key was lost. */
function legible(row: Row, letters: EmailCipher): Content {
  try {
    return contentOf(row, letters);
  } catch {
    return { text: spanishWords()('outbox.unreadable') };
  }
}
