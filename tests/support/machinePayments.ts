import { signCallback } from '../../src/server/payments/callbackSignature.ts';
import type { TenantDb } from '../../src/server/database/withTenant.ts';
import { send, type Heard, type LoggedIn } from './machineLoad.ts';
import { NOW, type Product } from './product.ts';

/** Payments that were begun, by the order's uuid: true once the server has taken the provider's word. */
export type Paid = Map<string, boolean>;

const SECRET = 'demo-almadraba-payments';

/**
 * Begins the payment of an order of 1,000 euros, then says what its provider would: that it was paid, three
 * times at once and in two words, that it was rejected, and a forgery. Notes when it was believed.
 */
export async function payFor(
  product: Product,
  person: LoggedIn,
  operation: string,
  paid: Paid,
): Promise<Heard> {
  if (!paid.has(operation)) paid.set(operation, false);
  const begun = await send(product, person, '/api/sandbox/pay-in', { uuid_operation: operation });
  // Paid already, in a round that was not answered.
  const isDone = begun.status === 409 && begun.body.includes('payment_done');
  if (isDone) paid.set(operation, true);
  if (begun.status !== 201) return isDone ? { ...begun, status: 200 } : begun;
  const { data } = JSON.parse(begun.body) as { data: { pay_in: { iframe: string } } };
  const reference = data.pay_in.iframe.split('/').at(-1)!;
  const say = (event: string, status: 'PAID' | 'REJECTED' = 'PAID', secret = SECRET) => {
    const said = {
      event: `evt-${reference}-${event}`,
      ...{ reference, status, amount: '1000.00', sent_at: NOW },
    };
    const word = { ...said, signature: signCallback(said, secret) };
    return send(product, { headers: {} }, '/api/payment-callbacks/sandbox', word);
  };
  const [forged, ...heard] = await Promise.all([
    say('0', 'PAID', 'somebody else'),
    say('1'),
    say('1'),
    say('2'),
  ]);
  if (forged!.status === 200) throw new Error('a forged word was believed');
  const believed = heard.find(({ status }) => status === 200);
  if (!believed) return heard[0]!;
  paid.set(operation, true);
  // It comes late, and changes nothing any more.
  return say('3', 'REJECTED');
}

/** What is wrong with payments, after each was acknowledged at last; empty when nothing is. */
export async function wrongPayments(db: TenantDb, paid: Paid): Promise<string[]> {
  const found: string[] = [];
  const uuids = [...paid.keys()];
  if (uuids.length === 0) return found;
  const payments = await db
    .selectFrom('payments')
    .select(['uuid_operation', 'status'])
    .where('uuid_operation', 'in', uuids)
    .execute();
  const money = await db
    .selectFrom('reconciliations')
    .select(['uuid_operation', 'amount'])
    .where('uuid_operation', 'in', uuids)
    .execute();
  const told = await db
    .selectFrom('notifications')
    .select('uuid_operation')
    .where('type', '=', 'OPERATION_PAYMENT')
    .where('uuid_operation', 'in', uuids)
    .execute();
  for (const [operation, isBelieved] of paid) {
    const own = <T extends { uuid_operation: string | null }>(rows: T[]) =>
      rows.filter((row) => row.uuid_operation === operation);
    const states = own(payments).map(({ status }) => status);
    if (!isBelieved) found.push(`${operation}: its payment was never acknowledged`);
    if (states.join() !== 'PAID') found.push(`${operation}: payments are ${states.join()}`);
    const amounts = own(money).map(({ amount }) => amount);
    if (amounts.join() !== '100000') found.push(`${operation}: money is ${amounts.join()}`);
    if (own(told).length !== 1) found.push(`${operation}: told ${own(told).length} times`);
  }
  return found;
}
