import { afterAll, beforeAll, expect, test } from 'vitest';
import { settleChains } from '../../support/settledChains.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { times } from '../../support/sweep.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
});
afterAll(() => server.close());

test('random orders settled day by day end with the lots and the cash of a second bookkeeper', async () => {
  const settled = await settleChains(server, Number(process.env.CHAINS ?? times(12, 2)));
  expect(settled.some(({ expected }) => expected.withheld > 0n)).toBe(true);
  for (const { orders, found, expected } of settled)
    expect(found, JSON.stringify(orders, bigintAsText)).toEqual(expected);
});

const bigintAsText = (_: string, value: unknown) =>
  typeof value === 'bigint' ? String(value) : value;
