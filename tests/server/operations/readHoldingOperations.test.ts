import { afterAll, beforeAll, expect, test } from 'vitest';
import { readHoldingOperations } from '../../../src/server/operations/readHoldingOperations.ts';
import { createMarket } from '../settlement/market.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let market: ReturnType<typeof createMarket>;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
});
afterAll(() => server.close());

const isUnderWay = (status: string) => status !== 'FINALIZED' && status !== 'CANCELLED';

test('what decides about holdings is what is under way, its executions and blocks', async () => {
  const { found, all } = await market.inTenant(async (db) => {
    const all = await db.selectFrom('operations').selectAll().orderBy('sequence').execute();
    const accounts = [...new Set(all.map(({ uuid_account }) => uuid_account))];
    return { all, found: await readHoldingOperations(db, accounts) };
  });
  const underWay = all.filter(({ operation_status }) => isUnderWay(operation_status));
  const requests = new Set(underWay.map(({ uuid }) => uuid));
  const executed = all.filter(
    ({ operation_status, uuid_request }) =>
      !isUnderWay(operation_status) && uuid_request && requests.has(uuid_request),
  );
  const blocks = all.filter(
    ({ operation_type, operation_status }) =>
      !isUnderWay(operation_status) && /^(DES)?BLOQUEO_PARTICIPACIONES$/.test(operation_type),
  );
  expect(underWay.length).toBeGreaterThan(0);
  expect(executed.length).toBeGreaterThan(0);
  expect(blocks.length).toBeGreaterThan(0);
  const expected = new Set([...underWay, ...executed, ...blocks].map(({ uuid }) => uuid));
  expect(found.map(({ uuid }) => uuid!).sort()).toEqual([...expected].sort());
  const times = found.map(({ request_date }) => request_date!);
  expect(times).toEqual([...times].sort());
});
