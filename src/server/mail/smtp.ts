import { sql } from 'kysely';
import { createTransport } from 'nodemailer';
import type { Context } from '../ports/context.ts';
import { withTenant, type TenantDb } from '../database/withTenant.ts';
import type { TenantIdentity } from '../ports/tenant.ts';
import { withRelease } from '../tenants/withRelease.ts';
import type { Mail } from '../ports/mail.ts';
import { contentOf, queueEmail } from './outbox.ts';
import { keepDelivery } from './deliveries.ts';
import type { ReceiptState } from '../tables/supportTables.ts';
import type { SendSms } from './sms.ts';

type Needs = Pick<Context, 'db' | 'now' | 'id' | 'log' | 'hosts' | 'letters' | 'published'>;
type Transport = ReturnType<typeof createTransport>;

/** What carries letters, and what each is called where it is said who took one. */
interface Carriers {
  transport: Transport;
  mailServer: string;
  sms: SendSms | undefined;
}

/** How often the outbox is looked at, and how often a letter is tried. */
const EVERY_MS = 2_000;
const MOST_TRIES = 8;

/**
 * Mail by SMTP. Letters wait in the outbox and are sent at least once, with a stable Message-ID; a
 * failed one is tried again after 1, 2, 4 … minutes. Several servers may share the outbox. What was
 * sent, or given up, is emptied: its links and codes are secrets. Text messages go the same way, by `sms`.
 */
export function createSmtpMail(url: string, needs: Needs, sms?: SendSms): Mail {
  const transport = createTransport(url);
  const carriers = { transport, mailServer: new URL(url).hostname, sms };
  let isClosing = false;
  const look = async () => {
    const waiting = new Set(needs.hosts.tenants);
    // In turns, so that nobody waits for all the letters of another.
    while (waiting.size > 0)
      for (const tenant of waiting)
        if (isClosing || !(await sendOne(carriers, tenant, needs))) waiting.delete(tenant);
  };
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(look).catch((error: unknown) => {
      needs.log.error({ err: error }, 'the outbox could not be read');
    });
  }, EVERY_MS);
  return {
    reachesPhones: sms !== undefined,
    async send(db, tenant, letter) {
      const at = needs.now();
      await queueEmail(db, tenant, letter, {
        uuid: needs.id(),
        at,
        nextTry: at,
        letters: needs.letters,
      });
    },
    async close() {
      isClosing = true;
      clearInterval(timer);
      await running;
      transport.close();
    },
  };
}

/** Sends the tenant's letter that has waited longest; false when none is due. */
async function sendOne(
  { transport, mailServer, sms }: Carriers,
  tenant: TenantIdentity,
  needs: Needs,
): Promise<boolean> {
  const { db, now, log, letters } = needs;
  const letter = await withTenant(db, tenant.id, (at) => claim(at, now()));
  if (!letter) return false;
  const isSms = letter.kind === 'sms' && sms !== undefined;
  const said_by = isSms ? sms.provider : mailServer;
  const end = (state: ReceiptState, detail: string) =>
    withTenant(db, tenant.id, async (at) => {
      const [message, ended] = [letter.uuid, now()];
      await at
        .updateTable('outbox')
        .set({ ...EMPTY, sent_at: state === 'FAILED' ? null : ended, next_try_at: null })
        .where('uuid', '=', message)
        .execute();
      await keepDelivery(at, { message, state, said_by, detail, at: ended });
    });
  let said: string;
  try {
    const { text } = contentOf(letter, letters);
    const { displayName: name, support } = await withRelease(needs, tenant);
    if (isSms) said = await sms.send({ to: letter.to, text, reference: letter.uuid, sender: name });
    else
      said = (
        await transport.sendMail({
          from: { name, address: support.email },
          to: letter.to,
          subject: letter.subject,
          text,
          messageId: `<${letter.uuid}@${tenant.name}>`,
        })
      ).response;
  } catch (error) {
    log.warn({ err: error, letter: letter.uuid }, 'a mail could not be sent');
    if (letter.tries >= MOST_TRIES) await end('FAILED', saidOf(error));
    return true;
  }
  await end('TAKEN', said);
  return true;
}

/** Links and codes are secrets: nothing of what a letter said is left once it has gone. */
const EMPTY = { text: '', code: null, link: null, sealed: null };

/** What a server answered that did not take it, or what kept it from being asked. */
function saidOf(error: unknown): string {
  const answer = (error as { response?: unknown } | undefined)?.response;
  return typeof answer === 'string' ? answer : error instanceof Error ? error.message : '';
}

/** Takes the next letter and puts its next try off, so that nobody else sends it meanwhile. */
function claim(db: TenantDb, now: Date) {
  return db
    .updateTable('outbox')
    .set({
      tries: sql`tries + 1`,
      next_try_at: sql`case when tries + 1 < ${MOST_TRIES}
        then ${now}::timestamptz + interval '1 minute' * power(2, tries) end`,
    })
    .where('uuid', '=', (waiting) =>
      waiting
        .selectFrom('outbox')
        .select('uuid')
        .where('next_try_at', '<=', now)
        .orderBy('next_try_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}
