import type { FastifyInstance } from 'fastify';
import { toWire } from '#/domain/money/wire.ts';
import type { TenantIdentity } from '../../ports/tenant.ts';
import { signCallback } from '../callbackSignature.ts';
import type { Deed } from './sandboxPage.ts';

const SLOW_MS = 30_000;

interface Told {
  tenant: TenantIdentity;
  payment: { reference: string; amount: bigint };
  /** Host at which the server is asked. */
  host: string;
  secret: string;
  /** An ISO instant. */
  now: string;
  deed: Exclude<Deed, 'abandonar'>;
}

/** The provider tells the server what became of a payment, by the route that everybody has. */
export async function callBack(app: FastifyInstance, told: Told): Promise<void> {
  const { payment, deed, now } = told;
  const say = (event: string, secret = told.secret) => {
    const said = {
      event,
      reference: payment.reference,
      status: deed === 'rechazar' ? ('REJECTED' as const) : ('PAID' as const),
      amount: toWire(payment.amount, 2),
      sent_at: now,
    };
    return app.inject({
      method: 'POST',
      url: `/api/payment-callbacks/sandbox?id=${told.tenant.id}`,
      headers: { host: told.host },
      payload: { ...said, signature: signCallback(said, secret) },
    });
  };
  const first = `evt-${payment.reference}-1`;
  switch (deed) {
    case 'error':
      return;
    case 'lento':
      // A stop forgets it: then the server has to ask.
      setTimeout(() => void say(first), SLOW_MS).unref();
      return;
    case 'falso':
      await say(`evt-${payment.reference}-0`, 'somebody else');
      return;
    case 'duplicado':
      await Promise.all([say(first), say(first), say(`evt-${payment.reference}-2`)]);
      return;
    default:
      await say(first);
  }
}
