import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket, type Market } from './market.ts';

let server: TestServer;
let market: Market;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
}, 60_000);
afterAll(() => server.close());

test('what is of a minor is sold once the authorisation is there, and staff found it good', async () => {
  const { uuid: account, product } = await market.inTenant(async (db) => {
    const { rows } = await sql<{ uuid: string; product: string }>`
      select party.uuid_account as uuid, o.key_product as product from account_interveners party
      join interveners person on person.uuid = party.uuid_intervener
      join operations o on o.uuid_account = party.uuid_account
      where party.account_intervener_role = 'TITULAR' and person.birthdate > '2010-01-01'
        and o.operation_type = 'SUSCRIPCION' and o.operation_status = 'FINALIZED' limit 1`.execute(
      db,
    );
    return rows[0]!;
  });
  const uuid = await market.give({ account, product, type: 'REEMBOLSO', gross_amount: 5_000n });
  await market.settleUntil('2026-11-27T09:00:00Z');
  expect((await market.operation(uuid)).operation_status).toBe('SIGNED');
  await market.inTenant((db) =>
    db
      .insertInto('documents')
      .values({
        ...{ tenant_id: market.tenant.id, uuid: server.context.id(), section: 'OPERATION' },
        ...{ uuid_owner: uuid, uuid_bank_account: null, filename: 'auto.pdf', expires_on: null },
        ...{ category: 'OPERATION', subcategory: 'AUTORIZACION_VENTA_MENOR', is_signed: true },
        ...{ validation: 'PENDIENTE', validation_reason: null, needs_signature: false },
        created_at: server.context.now(),
      })
      .execute(),
  );
  await market.settleUntil('2026-12-04T09:00:00Z');
  // Priced from the day on which the authorisation was there.
  expect(await market.operation(uuid)).toMatchObject({
    ...{ operation_status: 'FINALIZED', nav_date: '2026-11-27' },
  });
});
