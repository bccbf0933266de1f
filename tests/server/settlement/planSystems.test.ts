import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { grantProof } from '../../support/grantProof.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket, type Market } from './market.ts';
import { setPlanSystem } from './setPlanSystem.ts';

let server: TestServer;
let market: Market;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
});
afterAll(() => server.close());

const asStaff = async (url: string, payload: object) => {
  const token = await server.token('staff.ops', { scope: 'staff' });
  const proof = await grantProof(server, token);
  const answer = await server.ask('POST', url, { token, proof, payload });
  expect(answer.statusCode, answer.body).toBe(200);
};

test('a contribution waits unless its plan is of the system whose additional limit its owner has', async () => {
  await setPlanSystem(server, market, '64678', 'EMPLOYMENT');
  const { uuid: account } = await market.accountOf('Plan de jubilación');
  const paid = async (product: string, gross_amount: bigint, amount: string) => {
    const details = { pay_method: 'CHEQUE' };
    const uuid = await market.give({ account, product, type: 'APORTACION', gross_amount, details });
    await asStaff(`/api/staff/operations/${uuid}/reconciliation`, { amount });
    return uuid;
  };
  const employment = await paid('64678', 200_000n, '2000.00');
  const individual = await paid('64680', 20_000n, '200.00');
  const statuses = async () =>
    Promise.all(
      [employment, individual].map(async (uuid) => (await market.operation(uuid)).operation_status),
    );
  await market.settleUntil('2026-11-26T09:00:00Z');
  expect(await statuses()).toEqual(['RD_SENT', 'RD_SENT']);
  await asStaff(
    `/api/staff/interveners/${uuidOf('almadraba/intervener/ana')}/contributor-situations`,
    {
      ...{ in_employment_plan: true, is_self_employed: false, has_disability: false },
      reason: 'Certificado de la empresa.',
    },
  );
  await market.settleUntil('2026-11-30T09:00:00Z');
  expect(await statuses()).toEqual(['FINALIZED', 'RD_SENT']);
});
