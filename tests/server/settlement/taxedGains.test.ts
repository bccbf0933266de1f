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

const ask = async (url: string, payload?: object) => {
  const token = await server.token('ana');
  const method = payload ? 'POST' : 'GET';
  const answer = await server.ask(method, url, { token, ...(payload && { payload }) });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json().data;
};

test('a transfer that is deferred taxes nothing, in its simulation as when it is executed', async () => {
  const { uuid: uuid_account } = await market.accountOf('Ahorro familiar');
  const transfer = {
    ...{ uuid_account, key_product: '10393', key_product_target: '10395' },
    ...{ operation_type: 'SOLICITUD_TRASPASO_INTERNO', amount_shares_indicator: 'B' },
  };
  const simulated = await ask('/api/operations/simulation', { ...transfer, amount: '1000.00' });
  const read = { has_read_dfi: true, has_read_report: true };
  const order = { ...transfer, gross_amount: '1000.00', ...read };
  const { uuid } = (await ask('/api/operations', order)).operation;
  await market.sign(uuid);
  await market.settleUntil('2026-11-25T09:30:00Z');
  const [half] = await market.carriedOut(uuid);
  const { operation } = await ask(`/api/operations/${half!.uuid}`);
  expect([operation.operation_type, simulated.fiscal_import, operation.fiscal_import]).toEqual([
    ...['TRASPASO_SALIDA', '0.00', '0.00'],
  ]);
});

test('in the history of the demo nothing is taxed that is deferred, inherited or given back', async () => {
  const { rows } = await market.inTenant((db) =>
    sql<{ operation_type: string; gains: string[] }>`
      select operation_type, array_agg(distinct fiscal_import::text) as gains from operations
      where operation_status = 'FINALIZED' and nav is not null and (
        operation_type in ('HERENCIA_SALIDA', 'DEVOLUCION_EXCESO')
        or operation_type = 'TRASPASO_SALIDA' and details->>'is_tax_deferred' = 'true')
      group by 1 order by 1`.execute(db),
  );
  expect(rows).toEqual(
    ['DEVOLUCION_EXCESO', 'HERENCIA_SALIDA', 'TRASPASO_SALIDA'].map((operation_type) => ({
      ...{ operation_type, gains: ['0'] },
    })),
  );
});
