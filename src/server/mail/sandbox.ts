import type { Context } from '../ports/context.ts';
import type { Mail } from '../ports/mail.ts';
import { queueEmail } from './outbox.ts';
import { keepDelivery } from './deliveries.ts';

type Needs = Pick<Context, 'now' | 'id' | 'letters'>;

/** Mail that goes nowhere: letters stay in the outbox, where `/dev/outbox` shows them. */
export function createSandboxMail({ now, id, letters }: Needs): Mail {
  return {
    reachesPhones: true,
    async send(db, tenant, letter) {
      const [uuid, at] = [id(), now()];
      await queueEmail(db, tenant, letter, { uuid, at, letters });
      await keepDelivery(db, { message: uuid, state: 'DELIVERED', said_by: 'sandbox', at });
    },
    close: async () => undefined,
  };
}
