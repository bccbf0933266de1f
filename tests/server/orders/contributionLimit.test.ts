import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket, type Market } from '../settlement/market.ts';

let server: TestServer;
let market: Market;
let accounts: string[];
beforeEach(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
  const plan = await market.accountOf('Plan de jubilación');
  accounts = [plan.uuid, await market.openAccount(false), await market.openAccount(false)];
  for (const account of accounts.slice(1)) {
    await market.inTenant((db) =>
      db.updateTable('accounts').set({ kind: 'PP' }).where('uuid', '=', account).execute(),
    );
    await market.inTenant((db) =>
      sql`insert into bank_accounts select (jsonb_populate_record(model, jsonb_build_object(
          'uuid', gen_random_uuid(), 'uuid_account', ${account}::text))).*
        from bank_accounts model where uuid_account = ${plan.uuid} and status = 'VALIDADA' limit 1`.execute(
        db,
      ),
    );
  }
});
afterEach(() => server.close());

const read = { has_read_dfi: true, has_read_eepp: true, has_read_report: true };

const contribute = async (uuid_account: string) => {
  const payload = {
    ...{ uuid_account, operation_type: 'APORTACION', key_product: '64680', gross_amount: '50.00' },
    pay_method: 'TRANSFERENCIA',
    ...read,
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

const standing = async (uuid_account: string, gross_amount: string, start = '2027-01-11') => {
  const bank = await market.inTenant((db) =>
    db
      .selectFrom('bank_accounts')
      .select('uuid')
      .where('uuid_account', '=', uuid_account)
      .where('status', '=', 'VALIDADA')
      .executeTakeFirstOrThrow(),
  );
  const payload = {
    ...{ uuid_account, operation_type: 'SOLICITUD_APORTACION_PERIODICA', key_product: '64680' },
    ...{ gross_amount, per_period: 'MENSUAL', per_start_date: start, pay_method: 'DOMICILIACION' },
    uuid_bank_account: bank.uuid,
    ...read,
  };
  return server.ask('POST', '/api/operations', { token: await server.token('ana'), payload });
};
const codesOf = (answer: Awaited<ReturnType<typeof standing>>) =>
  answer.statusCode === 201
    ? []
    : answer.json().result.errors.map(({ code }: { code: string }) => code);

test('what a standing order will bring is committed from when it is given, this year and the next', async () => {
  const committed = async () => {
    const token = await server.token('ana');
    const { uuid } = (await server.ask('GET', '/api/me', { token })).json().data.private_area
      .intervener;
    const url = `/api/interveners/${uuid}/max-contribution`;
    const { data } = (await server.ask('GET', url, { token })).json();
    return data.max_contribution.periodic_committed as string;
  };
  expect(await committed()).toBe('0.00');
  const first = await standing(accounts[0]!, '30.00', '2026-12-10');
  expect(codesOf(first)).toEqual([]);
  expect(await committed()).toBe('30.00');
  // Of this year 20 euro are left, of the next 1,140.
  expect(codesOf(await contribute(accounts[1]!))).toContain('contribution.over_limit');
  expect(codesOf(await standing(accounts[2]!, '100.00'))).toEqual(['periodic.over_limit']);
  const url = `/api/operations/${first.json().data.operation.uuid}`;
  await server.ask('DELETE', url, { token: await server.token('ana') });
  expect(await committed()).toBe('0.00');
  expect(codesOf(await standing(accounts[2]!, '100.00'))).toEqual([]);
});

test('standing orders that are given at the same instant fit the limit of their year together', async () => {
  const answers = await Promise.all(
    [...accounts, ...accounts].map((account) => standing(account, '70.00')),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  for (const answer of answers.filter(({ statusCode }) => statusCode !== 201))
    expect(codesOf(answer)).toEqual(['periodic.over_limit']);
});
