import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeHistory } from '../../../src/server/orders/writeHistory.ts';
import { standingDue } from '../../../src/server/settlement/standingDue.ts';
import { withRelease } from '../../../src/server/tenants/withRelease.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket } from './market.ts';

let server: TestServer;
let market: ReturnType<typeof createMarket>;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
});
afterAll(() => server.close());

test('a change that is asked for leaves out no payment that is still to be settled', async () => {
  const { uuid: account } = await market.accountOf('Ahorro familiar');
  const uuid = await market.give({
    ...{
      account,
      product: '10395',
      type: 'SOLICITUD_SUSCRIPCION_PERIODICA',
      gross_amount: 10_000n,
    },
    details: {
      is_periodic: true,
      ...{ per_period: 'MENSUAL', per_start_date: '2026-12-01', per_end_date: '2027-12-01' },
      pay_method: 'DOMICILIACION',
    },
  });
  await market.moveTo('2026-11-25T08:00:00Z');
  const { context } = server;
  const tenant = await withRelease(context, market.tenant);
  const row = await market.operation(uuid);
  const due = () =>
    market.inTenant((db) => standingDue({ context, tenant, day: '2026-12-03' }, db, [row]));
  const before = (await due()).get(uuid)!;
  expect(before.map(({ nominal }) => nominal)).toEqual(['2026-12-01']);
  // The settlement of the first of December is late, and somebody asks for a change on the second.
  const then = { ...context, now: () => new Date('2026-12-02T10:00:00Z') };
  const status = 'PERIODIC_ACTIVE';
  await market.inTenant((db) =>
    writeHistory(then, db, {
      ...{ operation: uuid, from: status, to: status, by: 'INVESTOR', channel: 'ONLINE' },
    }),
  );
  expect((await due()).get(uuid)).toEqual(before);
});
