import type { Context } from '../ports/context.ts';
import type { Mail } from '../ports/mail.ts';
import { queueEmail } from './outbox.ts';

type Needs = Pick<Context, 'now' | 'id' | 'letters'>;

/** Mail that goes nowhere: letters stay in the outbox, where `/dev/outbox` shows them. */
export function createSandboxMail({ now, id, letters }: Needs): Mail {
  return {
    reachesPhones: true,
    send: (db, tenant, letter) =>
      queueEmail(db, tenant, letter, { uuid: id(), at: now(), letters }),
    close: async () => undefined,
  };
}
