import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket, type Market } from './market.ts';

let server: TestServer;
let market: Market;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
});
afterAll(() => server.close());

const alerts = async (kind: string) => {
  const token = await server.token('staff.ops', { scope: 'staff' });
  const answer = await server.ask('GET', '/api/staff/alerts?$limit=null', { token });
  const all = answer.json().data.alerts as { kind: string; subject: string; message: string }[];
  return all.filter((alert) => alert.kind === kind);
};
const through = async () => {
  const { through } = await market.inTenant((db) =>
    db.selectFrom('settled_days').select('through').executeTakeFirstOrThrow(),
  );
  return through;
};

test('a day of which a step fails as a whole is not settled, and staff are told until it is', async () => {
  await market.settleUntil('2026-11-24T09:00:00Z');
  expect(await through()).toBe('2026-11-24');
  await sql`alter table expiry_notices rename to expiry_notices_away`.execute(server.owner);
  await market.settleUntil('2026-11-26T09:00:00Z');
  expect(await through()).toBe('2026-11-24');
  expect(await alerts('DAY_NOT_SETTLED')).toMatchObject([
    { subject: '2026-11-25', message: expect.stringContaining('25-nov-2026') },
  ]);
  await sql`alter table expiry_notices_away rename to expiry_notices`.execute(server.owner);
  await market.settleUntil('2026-11-26T10:00:00Z');
  expect(await through()).toBe('2026-11-26');
  expect(await alerts('DAY_NOT_SETTLED')).toEqual([]);
});

test('a periodic request that fails is told to its owner as well, once, and made up for', async () => {
  const { uuid: account } = await market.accountOf('Ahorro familiar');
  const uuid = await market.give({
    ...{
      account,
      product: '10394',
      type: 'SOLICITUD_SUSCRIPCION_PERIODICA',
      gross_amount: 10_000n,
    },
    details: { per_period: 'MENSUAL', per_start_date: '2026-12-01' },
  });
  await market.settleUntil('2026-11-30T09:00:00Z');
  await sql`alter table occurrences add constraint no_more check (nominal_date < '2026-12-01') not valid`.execute(
    server.owner,
  );
  await market.settleUntil('2026-12-02T09:00:00Z');
  expect(await market.carriedOut(uuid)).toEqual([]);
  const told = await market.toldOf(uuid);
  expect(told.filter(({ message }) => message.includes('por un fallo nuestro'))).toHaveLength(1);
  expect(await alerts('NOT_SETTLED')).toContainEqual(expect.objectContaining({ subject: uuid }));
  await sql`alter table occurrences drop constraint no_more`.execute(server.owner);
  await market.settleUntil('2026-12-03T09:00:00Z');
  expect(await market.carriedOut(uuid)).toHaveLength(1);
  expect(await alerts('NOT_SETTLED')).toEqual([]);
});
