import { afterAll, beforeAll, expect, test } from 'vitest';
import { decide } from '../../support/decide.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket } from './market.ts';

let server: TestServer;
let market: ReturnType<typeof createMarket>;
const given: Record<string, string> = {};

const monthly = {
  is_periodic: true,
  ...{ per_period: 'MENSUAL', per_start_date: '2026-12-01', per_end_date: '2027-12-01' },
  pay_method: 'DOMICILIACION',
};
const orders = {
  fund: {
    alias: 'Ahorro familiar',
    type: 'SOLICITUD_SUSCRIPCION_PERIODICA',
    product: '10395',
    gross_amount: 10_000n,
  },
  plan: {
    alias: 'Plan de Luis',
    type: 'SOLICITUD_APORTACION_PERIODICA',
    product: '64682',
    gross_amount: 2_000n,
  },
} as const;

beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
  for (const [name, { alias, ...order }] of Object.entries(orders)) {
    const { uuid: account } = await market.accountOf(alias);
    given[name] = await market.give({ ...order, account, details: monthly });
  }
  await market.moveTo('2026-11-25T08:00:00Z');
  await decide(server.context, 'almadraba', (settings) => {
    settings.flow!.ALLOW_PERIODIC_SUBSCRIPTIONS = false;
  });
  await market.moveTo('2026-12-03T08:00:00Z');
});
afterAll(() => server.close());

const last = async (name: string) => (await market.way(given[name]!)).at(-1)?.[0];

test('a periodic subscription stops once its tenant allows none, whenever that was published', async () => {
  expect((await market.way(given.fund!)).map(([status]) => status)).toContain('PERIODIC_ACTIVE');
  expect(await last('fund')).toBe('PERIODIC_SUSPENDED');
});

test('a periodic contribution to a plan goes on', async () => {
  expect(await last('plan')).toBe('PERIODIC_ACTIVE');
  const made = await market.inTenant((db) =>
    db.selectFrom('operations').select('uuid').where('uuid_request', '=', given.plan!).execute(),
  );
  expect(made).toHaveLength(1);
});
