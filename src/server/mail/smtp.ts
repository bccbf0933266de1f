import { sql, type Kysely } from 'kysely';
import { createTransport } from 'nodemailer';
import type { Context } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import type { Mail } from './mail.ts';
import { writeLetter } from './outbox.ts';

type Needs = Pick<Context, 'db' | 'now' | 'id' | 'log' | 'hosts'>;
type Transport = ReturnType<typeof createTransport>;

/** How often the outbox is looked at, and how often a letter is tried. */
const EVERY_MS = 2_000;
const MOST_TRIES = 8;

/**
 * Mail by SMTP. Letters wait in the outbox and are sent at least once, with a stable Message-ID; a
 * failed one is tried again after 1, 2, 4 … minutes. Several servers may share the outbox. What was
 * sent is emptied: its links and codes are secrets.
 */
export function createSmtpMail(url: string, needs: Needs): Mail {
  const transport = createTransport(url);
  let isClosing = false;
  const look = async () => {
    while (!isClosing && (await sendOne(needs.db, transport, needs))) continue;
  };
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(look).catch((error: unknown) => {
      needs.log.error({ err: error }, 'the outbox could not be read');
    });
  }, EVERY_MS);
  return {
    reachesPhones: false,
    async send(db, tenant, letter) {
      const at = needs.now();
      await writeLetter(db, tenant, letter, { uuid: needs.id(), at, nextTry: at });
    },
    async close() {
      isClosing = true;
      clearInterval(timer);
      await running;
      transport.close();
    },
  };
}

/** Sends the letter that has waited longest; false when none is due. */
async function sendOne(
  db: Kysely<Tables>,
  transport: Transport,
  { now, hosts, log }: Needs,
): Promise<boolean> {
  const letter = await claim(db, now());
  if (!letter) return false;
  const tenant = hosts.tenants.find(({ id }) => id === letter.tenant_id);
  try {
    await transport.sendMail({
      from: { name: tenant?.displayName ?? '', address: tenant?.document.support.email ?? '' },
      to: letter.to,
      subject: letter.subject,
      text: letter.text,
      messageId: `<${letter.uuid}@${tenant?.name ?? 'private-area'}>`,
    });
  } catch (error) {
    log.warn({ err: error, letter: letter.uuid }, 'a mail could not be sent');
    return true;
  }
  await db
    .updateTable('outbox')
    .set({ sent_at: now(), next_try_at: null, text: '', code: null, link: null })
    .where('uuid', '=', letter.uuid)
    .execute();
  return true;
}

/** Takes the next letter and puts its next try off, so that nobody else sends it meanwhile. */
function claim(db: Kysely<Tables>, now: Date) {
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
