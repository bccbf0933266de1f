import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket, type Market } from '../settlement/market.ts';

let server: TestServer;
let market: Market;
let accounts: string[];
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
  const plan = await market.accountOf('Plan de jubilación');
  accounts = [plan.uuid, await market.openAccount(false), await market.openAccount(false)];
  for (const account of accounts.slice(1))
    await market.inTenant((db) =>
      sql`insert into bank_accounts select (jsonb_populate_record(model, jsonb_build_object(
          'uuid', gen_random_uuid(), 'uuid_account', ${account}::text))).*
        from bank_accounts model where uuid_account = ${plan.uuid} and status = 'VALIDADA' limit 1`.execute(
        db,
      ),
    );
}, 60_000);
afterAll(() => server.close());

const contribute = async (uuid_account: string) => {
  const payload = {
    ...{ uuid_account, operation_type: 'APORTACION', key_product: '64680', gross_amount: '50.00' },
    ...{ pay_method: 'TRANSFERENCIA', has_read_dfi: true, has_read_report: true },
  };
  return server.ask('POST', '/api/operations', { token: await server.token('ana'), payload });
};

test('the yearly limit holds over all accounts of a person, whoever orders at the same instant', async () => {
  // Of the year's 1,500 euro 50 are left.
  const answers = await Promise.all([...accounts, ...accounts].map(contribute));
  const taken = answers.filter(({ statusCode }) => statusCode === 201);
  const refused = answers.filter(({ statusCode }) => statusCode === 422);
  expect(taken.length + refused.length, answers.map(({ body }) => body).join('\n')).toBe(6);
  expect(taken.length).toBe(1);
  for (const answer of refused)
    expect(answer.json().result.errors[0].code).toBe('contribution.over_limit');
});
