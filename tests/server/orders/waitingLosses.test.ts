import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket, type Market } from '../settlement/market.ts';

let server: TestServer;
let market: Market;
let joint: string;

beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
  joint = (await market.accountOf('Hermanos Robles')).uuid;
});
afterAll(() => server.close());

interface Simulated {
  lots: { gain: string }[];
  waiting_loss: string;
  warnings: { code: string }[];
}

/** Everything of a product in the account that two share, sold now. */
async function simulate(who: string, key_product: string): Promise<Simulated> {
  const payload = {
    ...{ uuid_account: joint, key_product, operation_type: 'REEMBOLSO' },
    amount_shares_indicator: 'T',
  };
  const token = await server.token(who);
  const answer = await server.ask('POST', '/api/operations/simulation', { token, payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data as Simulated;
}

/** Prices fall far below what was paid. */
async function halve(product: string): Promise<void> {
  await withTenant(server.owner, market.tenant.id, async (db) => {
    await db
      .updateTable('navs')
      .set(({ eb }) => ({ nav: eb('nav', '/', 2n) }))
      .where('key_product', '=', product)
      .where('date', '>=', '2026-11-01')
      .execute();
    await db
      .updateTable('nav_revisions')
      .set(({ eb }) => ({ revision: eb('revision', '+', 1n) }))
      .execute();
  });
}

const warns = ({ warnings }: Simulated) => warnings.some(({ code }) => code === 'TWO_MONTH_RULE');

test('a loss waits for what whoever asks keeps in another account, and nobody is told of others', async () => {
  const { product } = await market.inTenant((db) =>
    db
      .selectFrom('operations')
      .select('key_product as product')
      .where('uuid_account', '=', joint)
      .where('operation_type', '=', 'SUSCRIPCION')
      .where('operation_status', '=', 'FINALIZED')
      .orderBy('sequence')
      .executeTakeFirstOrThrow(),
  );
  await halve(product);
  const before = await simulate('ana', product);
  expect(before.lots.some(({ gain }) => gain.startsWith('-'))).toBe(true);
  expect([before.waiting_loss, warns(before)]).toEqual(['0.00', false]);

  const own = await market.openAccount(false);
  await market.give({
    ...{ account: own, product, type: 'SUSCRIPCION' },
    ...{ gross_amount: 50_000n, details: { pay_method: 'TRANSFERENCIA' } },
  });
  await market.settleUntil('2026-12-10T12:00:00Z');
  expect(await market.held(own, product)).toBeGreaterThan(0n);
  await halve(product);
  const [ana, luis] = [await simulate('ana', product), await simulate('luis', product)];
  expect([ana.waiting_loss !== '0.00', warns(ana)]).toEqual([true, true]);
  expect([luis.waiting_loss, warns(luis)]).toEqual(['0.00', false]);
});
