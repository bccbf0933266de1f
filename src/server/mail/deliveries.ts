import { maskEmail, maskPhone } from '../kernel/maskContact.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Email } from '../ports/mail.ts';
import type { ReceiptState } from '../tables/supportTables.ts';

/** The most that is kept of what somebody says of a letter. */
const MOST_DETAIL = 300;

/** Keeps that a letter which proves something was written, in the transaction that writes it. */
export async function keepMessage(
  db: TenantDb,
  {
    uuid,
    at,
    to,
    kind,
    about,
  }: Pick<Email, 'to' | 'kind'> & {
    uuid: string;
    at: Date;
    about: NonNullable<Email['about']>;
  },
): Promise<void> {
  const isSms = kind === 'sms';
  await db
    .insertInto('messages')
    .values({
      tenant_id: db.tenantId,
      uuid,
      kind,
      channel: isSms ? 'SMS' : 'MAIL',
      sent_to: isSms ? maskPhone(to) : maskEmail(to),
      uuid_signature: 'signature' in about ? about.signature : null,
      uuid_operation: 'operation' in about ? about.operation : null,
      sent_at: at,
    })
    .execute();
}

/** What somebody says of a letter. */
export interface Receipt {
  message: string;
  state: ReceiptState;
  said_by: string;
  detail?: string;
  at: Date;
}

/**
 * Keeps what became of a letter that proves something; said twice it is kept once, and of other letters nothing is.
 * @returns whether there is such a letter
 */
export async function keepDelivery(
  db: TenantDb,
  { message, state, said_by, detail, at }: Receipt,
): Promise<boolean> {
  const known = await db
    .selectFrom('messages')
    .select('uuid')
    .where('uuid', '=', message)
    .executeTakeFirst();
  if (!known) return false;
  await db
    .insertInto('message_receipts')
    .values({
      tenant_id: db.tenantId,
      uuid_message: message,
      state,
      said_by,
      detail: detail?.replace(/\s+/g, ' ').trim().slice(0, MOST_DETAIL) || null,
      at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}
