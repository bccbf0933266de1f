import type { Context } from '../context.ts';
import type { Mail } from './mail.ts';
import { writeLetter } from './outbox.ts';

/** Mail that goes nowhere: letters stay in the outbox, where `/dev/outbox` shows them. */
export function createSandboxMail({ now, id }: Pick<Context, 'now' | 'id'>): Mail {
  return {
    reachesPhones: true,
    send: (db, tenant, letter) => writeLetter(db, tenant, letter, { uuid: id(), at: now() }),
    close: async () => undefined,
  };
}
