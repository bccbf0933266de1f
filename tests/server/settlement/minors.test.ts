import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kindFor } from '../../../src/domain/documentKinds/kindsFor.ts';
import { readOrderNavs } from '../../../src/server/orders/readOrderNavs.ts';
import { decide } from '../../support/decide.ts';
import { pdfFile } from '../../support/files.ts';
import { fileParts, multipart } from '../../support/multipart.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket, type Market } from './market.ts';

let server: TestServer;
let market: Market;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
});
afterAll(() => server.close());

const ofMinor = () =>
  market.inTenant(async (db) => {
    const { rows } = await sql<{ uuid: string; product: string; minor: string }>`
      select party.uuid_account as uuid, o.key_product as product, person.uuid as minor
      from account_interveners party
      join interveners person on person.uuid = party.uuid_intervener
      join operations o on o.uuid_account = party.uuid_account
      where party.account_intervener_role = 'TITULAR' and person.birthdate > '2008-12-31'
        and o.operation_type = 'SUSCRIPCION' and o.operation_status = 'FINALIZED' limit 1`.execute(
      db,
    );
    return rows[0]!;
  });

const send = async (uuid: string) => {
  const parts = fileParts(await pdfFile('Escritura'), 'escritura.pdf', {
    ...{ category: 'OPERATION', subcategory: kindFor('MINORS_DEED') },
  });
  const { payload, headers } = multipart(parts);
  const token = await server.token('tutor');
  const answer = await server.ask('POST', `/api/operations/${uuid}/documents`, {
    ...{ token, payload, headers },
  });
  const code = answer.json().result?.errors[0].code;
  return { status: answer.statusCode, code, body: answer.body };
};

/** The court's authorisation, as it was just sent. */
const authorise = (uuid: string, validation: 'PENDIENTE' | 'RECHAZADO' = 'PENDIENTE') =>
  market.inTenant((db) =>
    db
      .insertInto('documents')
      .values({
        ...{ tenant_id: market.tenant.id, uuid: server.context.id(), section: 'OPERATION' },
        ...{ uuid_owner: uuid, uuid_bank_account: null, filename: 'auto.pdf', expires_on: null },
        ...{ category: 'OPERATION', subcategory: 'AUTORIZACION_VENTA_MENOR', is_signed: true },
        ...{ validation, validation_reason: null, needs_signature: false },
        created_at: server.context.now(),
      })
      .execute(),
  );

test('what is of a minor is sold once the authorisation is there, and staff found it good', async () => {
  const { uuid: account, product } = await ofMinor();
  const uuid = await market.give({ account, product, type: 'REEMBOLSO', gross_amount: 5_000n });
  await market.settleUntil('2026-11-27T09:00:00Z');
  expect((await market.operation(uuid)).operation_status).toBe('SIGNED');
  await authorise(uuid);
  await market.settleUntil('2026-12-04T09:00:00Z');
  // Priced from the day on which the authorisation was there.
  expect(await market.operation(uuid)).toMatchObject({
    ...{ operation_status: 'FINALIZED', nav_date: '2026-11-27' },
  });
});

test('a deed does for an order that was asked for at sixteen or later, and is refused before', async () => {
  const { uuid: account, product, minor } = await ofMinor();
  const born = (birthdate: string) =>
    market.inTenant((db) =>
      db.updateTable('interveners').set({ birthdate }).where('uuid', '=', minor).execute(),
    );
  const order = { account, product, type: 'REEMBOLSO', gross_amount: 5_000n } as const;
  // Sixteen a day after the order was asked for, which changes nothing once the day has come.
  await born('2010-12-05');
  const early = await market.give(order);
  await market.settleUntil('2026-12-09T09:00:00Z');
  expect(await send(early)).toMatchObject({ status: 422, code: 'document_under_sixteen' });
  expect((await market.operation(early)).operation_status).toBe('SIGNED');
  await born('2009-12-01');
  const late = await market.give(order);
  expect(await send(late)).toMatchObject({ status: 201 });
  await market.settleUntil('2026-12-16T09:00:00Z');
  expect((await market.operation(late)).operation_status).toBe('FINALIZED');
});

test('how old the minor was is judged on the day of the order in the zone of the tenant', async () => {
  const { uuid: account, product, minor } = await ofMinor();
  // In Madrid the birthday has begun, on the islands it is 23:30 of the day before.
  await server.context.clock.moveTo(new Date('2027-01-11T23:30:00Z'));
  await market.inTenant((db) =>
    db
      .updateTable('interveners')
      .set({ birthdate: '2011-01-12' })
      .where('uuid', '=', minor)
      .execute(),
  );
  const uuid = await market.give({ account, product, type: 'REEMBOLSO', gross_amount: 5_000n });
  const inZone = (time_zone: string) =>
    decide(server.context, 'almadraba', (settings) => Object.assign(settings, { time_zone }));
  await inZone('Atlantic/Canary');
  expect(await send(uuid)).toMatchObject({ status: 422, code: 'document_under_sixteen' });
  await inZone('Europe/Madrid');
  expect(await send(uuid)).toMatchObject({ status: 201 });
  // Neither does what was sent for one who is sixteen in Madrid allow anything on the islands.
  await inZone('Atlantic/Canary');
  await market.settleUntil('2027-01-20T09:00:00Z');
  expect((await market.operation(uuid)).operation_status).toBe('SIGNED');
  await inZone('Europe/Madrid');
  await market.settleUntil('2027-01-25T09:00:00Z');
  expect((await market.operation(uuid)).operation_status).toBe('FINALIZED');
});

test('a paper that is sent, or rejected, after the order was validated moves its NAV no more', async () => {
  const { uuid: account, product, minor } = await ofMinor();
  const born = (birthdate: string) =>
    market.inTenant((db) =>
      db.updateTable('interveners').set({ birthdate }).where('uuid', '=', minor).execute(),
    );
  await born('2008-12-31');
  await server.context.clock.moveTo(new Date('2027-01-26T09:00:00Z'));
  const uuid = await market.give({ account, product, type: 'REEMBOLSO', gross_amount: 5_000n });
  await market.settleUntil('2027-01-29T09:00:00Z');
  expect((await market.operation(uuid)).operation_status).toBe('FINALIZED');
  // How old they are is corrected afterwards: what is owed since was owed by nobody then.
  await born('2011-01-12');
  const zoned = { ...market.tenant, timeZone: 'Europe/Madrid' };
  const nav = async () => {
    const row = await market.operation(uuid);
    return (await market.inTenant((db) => readOrderNavs(db, zoned, [row]))).get(uuid)?.nav;
  };
  const before = await nav();
  expect(before?.date).toBeDefined();
  await authorise(uuid, 'RECHAZADO');
  expect(await nav()).toEqual(before);
  await authorise(uuid);
  expect(await nav()).toEqual(before);
});
