import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTenant, type TenantDb } from '../../../src/server/database/withTenant.ts';
import { referenceOf } from '../../../src/domain/operations/referenceOf.ts';
import { parseBatch } from '../../support/parseBatch.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let ops: string;
/** Validated one-off orders, moved there for the test; each is used once. */
let validated: string[];
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  ops = await server.token('staff.ops', { scope: 'staff' });
  validated = await inTenant(async (db) => {
    const rows = await db
      .selectFrom('operations')
      .select('uuid')
      .where('operation_type', 'in', ['SUSCRIPCION', 'REEMBOLSO', 'APORTACION'])
      .where('operation_status', '=', 'FINALIZED')
      .orderBy('uuid')
      .limit(20)
      .execute();
    const uuids = rows.map(({ uuid }) => uuid);
    await db
      .updateTable('operations')
      .set({ operation_status: 'VALIDATED' })
      .where('uuid', 'in', uuids)
      .execute();
    return uuids;
  });
});
afterAll(() => server.close());

const inTenant = <T>(work: (db: TenantDb) => Promise<T>) =>
  withTenant(server.context.db, server.at().tenant.id, work);
const post = (path: string, payload?: object, token = ops): Promise<LightMyRequestResponse> =>
  server.ask('POST', `/api/operations/${path}`, { token, ...(payload && { payload }) });
const take = (count: number) => validated.splice(0, count);
const statusOf = async (uuids: string[]) => {
  const rows = await inTenant((db) =>
    db.selectFrom('operations').select('operation_status').where('uuid', 'in', uuids).execute(),
  );
  return [...new Set(rows.map((row) => row.operation_status))].join();
};
const batches = () =>
  inTenant((db) => db.selectFrom('rd_batches').selectAll().orderBy('sequence').execute());
const ordersIn = ({ rawPayload }: LightMyRequestResponse) =>
  parseBatch(rawPayload)
    .filter(({ type }) => type === '10')
    .map(({ fields }) => [fields.operation, fields.resend]);
const nameOf = ({ headers }: LightMyRequestResponse) =>
  /filename="([^"]+)"/.exec(String(headers['content-disposition']))?.[1];
const BATCH = '11111111-2222-4333-8444-555555555555';

describe('one operation', () => {
  test('is sent in a batch of its own, with its history, and not again', async () => {
    const [uuid] = take(1);
    const answer = await post(`${uuid}/export-to-rd`);
    expect(answer.statusCode, answer.body).toBe(200);
    const sent = answer.json().data.export;
    expect(sent).toMatchObject({ uuid, operation_status: 'RD_SENT' });
    expect((await batches()).map((batch) => batch.uuid)).toEqual([sent.batch]);
    const history = (await server.ask('GET', `/api/operations/${uuid}/historical`, { token: ops }))
      .json()
      .data.historical.filter((line: object) => 'actor' in line && line.actor === 'SYSTEM');
    expect(history).toContainEqual(
      expect.objectContaining({ operation_status: 'RD_SENT', previous_status: 'VALIDATED' }),
    );
    const again = await post(`${uuid}/export-to-rd`);
    expect(again.statusCode).toBe(409);
    expect(again.json().result.errors[0]).toMatchObject({ code: 'rd_not_sendable' });
    expect(await batches()).toHaveLength(1);
  });

  test('as a file is sent once; afterwards its file is written again and changes nothing', async () => {
    const [uuid] = take(1);
    const first = await post(`${uuid}/export-to-rd-txt`);
    expect(first.statusCode, first.body).toBe(200);
    expect(first.headers['content-type']).toBe('text/plain; charset=iso-8859-1');
    expect(nameOf(first)).toBe('RD_ALMADRABA_20261120_0002.txt');
    expect(ordersIn(first)).toEqual([[uuid, 'N']]);
    const kept = await batches();
    const again = await post(`${uuid}/export-to-rd-txt`);
    expect(ordersIn(again)).toEqual([[uuid, 'R']]);
    expect(nameOf(again)).toBe(nameOf(first));
    expect(await batches()).toEqual(kept);
  });

  test('that asks at the same time from two sides is sent once', async () => {
    const [uuid] = take(1);
    const before = (await batches()).length;
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => post(`${uuid}/export-to-rd`)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect(await batches()).toHaveLength(before + 1);
  });

  test('that is only entered is refused, as is one that is not there', async () => {
    const row = await inTenant((db) =>
      db
        .selectFrom('operations')
        .select('uuid')
        .where('operation_status', '=', 'REGISTERED_ONLINE')
        .executeTakeFirstOrThrow(),
    );
    for (const path of ['export-to-rd', 'export-to-rd-txt']) {
      expect((await post(`${row.uuid}/${path}`)).statusCode).toBe(409);
      expect((await post(`${BATCH}/${path}`)).statusCode).toBe(404);
    }
  });
});

describe('many operations', () => {
  test('are one file, and the same bytes whenever their batch is asked for', async () => {
    const operations = take(3);
    const first = await post('export-to-rd-txt', { operations, batch: BATCH });
    expect(first.statusCode, first.body).toBe(200);
    expect(ordersIn(first)).toEqual(operations.map((uuid) => [uuid, 'N']));
    expect(await statusOf(operations)).toBe('RD_SENT');
    for (const body of [{ operations, batch: BATCH }, { batch: BATCH }]) {
      const again = await post('export-to-rd-txt', body);
      expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
      expect(nameOf(again)).toBe(nameOf(first));
    }
    const other = await post('export-to-rd-txt', { operations: take(1), batch: BATCH });
    expect(other.statusCode).toBe(409);
  });

  test('of which some may not be sent: those are named and nothing is sent', async () => {
    const good = take(2);
    const [gone] = take(1);
    await post(`${gone}/export-to-rd`);
    const before = await batches();
    const answer = await post('export-to-rd-txt', { operations: [good[0], gone, good[1]] });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().result.errors).toEqual([
      expect.objectContaining({
        code: 'rd_not_sendable',
        path: '/body/operations/1',
        message: expect.stringContaining(referenceOf(gone!)),
      }),
    ]);
    expect(await statusOf(good)).toBe('VALIDATED');
    expect(await batches()).toEqual(before);
    const [first] = good;
    await inTenant((db) =>
      db
        .updateTable('operations')
        .set({ operation_sub_type: 'TOO LONG' })
        .where('uuid', '=', first!)
        .execute(),
    );
    const unfit = await post('export-to-rd-txt', { operations: good });
    expect(unfit.statusCode).toBe(409);
    expect(unfit.json().result.errors[0]).toMatchObject({ code: 'rd_field' });
    expect(await batches()).toEqual(before);
    expect((await post('export-to-rd-txt', {})).statusCode).toBe(422);
  });
});

describe('a file', () => {
  test('names the manager of its house, and says of an occurrence what it is one of', async () => {
    const child = await inTenant((db) =>
      db
        .selectFrom('operations')
        .selectAll()
        .where('operation_type', '=', 'SUSCRIPCION')
        .where('uuid_request', 'is not', null)
        .orderBy('uuid')
        .executeTakeFirstOrThrow(),
    );
    await inTenant((db) =>
      db
        .updateTable('operations')
        .set({ operation_status: 'VALIDATED' })
        .where('uuid', '=', child.uuid)
        .execute(),
    );
    const answer = await post(`${child.uuid}/export-to-rd-txt`);
    expect(answer.statusCode, answer.body).toBe(200);
    const records = parseBatch(answer.rawPayload);
    expect(records[0]!.fields).toMatchObject({ tenant: 'ALMADRABA', environment: 'PRE' });
    expect(records[0]!.fields.sender).toBe(server.at().tenant.nif);
    expect(records.find(({ type }) => type === '12')!.fields).toMatchObject({
      operation: child.uuid,
      periodicity: expect.stringMatching(/^(MENSUAL|TRIMESTRAL|SEMESTRAL|ANUAL)$/),
      start: expect.stringMatching(/^\d{8}$/),
    });
  });
});

describe('who may', () => {
  test.each(['export-to-rd', 'export-to-rd-txt', ''])(
    'export (%s): staff who operate, in their own house',
    async (path) => {
      const [uuid] = validated;
      const ask = (token: string) =>
        path
          ? post(`${uuid}/${path}`, undefined, token)
          : post('export-to-rd-txt', { operations: [uuid] }, token);
      expect((await ask(await server.token('ana'))).statusCode).toBe(403);
      const reader = await server.token('staff.read', { scope: 'staff' });
      expect((await ask(reader)).statusCode).toBe(403);
      const other = await server.token('staff.ops', { tenant: 'encinar', scope: 'staff' });
      expect((await ask(other)).statusCode).toBe(404);
      expect(await statusOf([uuid!])).toBe('VALIDATED');
    },
  );
});
