import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTenant, type TenantDb } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { codesOf, startSigning, type SigningServer } from './signing.ts';

let server: SigningServer;
beforeAll(async () => {
  server = await startSigning();
});
afterAll(() => server.close());

const inTenant = <T>(work: (db: TenantDb) => Promise<T>) =>
  withTenant(server.context.db, server.at().tenant.id, work);
const operation = (key: string) => uuidOf(`almadraba/operation/${key}`);

describe('orders that wait when the demo begins', () => {
  test('have papers to sign or signed ones, each of them a PDF', async () => {
    const rows = await inTenant((db) =>
      db
        .selectFrom('operations')
        .leftJoin('documents', 'documents.uuid_owner', 'operations.uuid')
        .select(['operations.uuid', 'operation_status', 'needs_signature', 'is_signed'])
        .where((where) =>
          where.or([
            where('operation_status', 'like', 'REGISTERED%'),
            where('operation_status', '=', 'SIGNED'),
          ]),
        )
        .execute(),
    );
    const online = rows.filter((row) => row.operation_status === 'REGISTERED_ONLINE');
    expect(online.length).toBeGreaterThan(1);
    for (const row of online)
      expect(row).toMatchObject({ needs_signature: true, is_signed: false });
    for (const row of rows.filter(({ operation_status }) => operation_status === 'SIGNED'))
      expect(row).toMatchObject({ is_signed: true });
    expect(rows.filter(({ is_signed }) => is_signed === null)).toEqual([]);
  });

  test('are signed by the second holder, after the first, and go on to be settled', async () => {
    const uuid = operation('luis/1/luis-second');
    const [luis, ana] = [await server.as('luis'), await server.as('ana')];
    const papers = await luis.papers(uuid);
    expect(papers).toHaveLength(1);
    const file = await luis.get(`/operations/${uuid}/documents/${papers[0]}`);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(codesOf(await ana.start(papers))).toEqual(['signature_done']);
    const begun = await luis.start(papers);
    expect(begun.statusCode, begun.body).toBe(201);
    const { uuid: signature } = begun.json().data.signature;
    const code = await server.lastCode();
    const signed = await luis.call(`/documents-signatures/${signature}/confirm`, { code });
    expect(signed.statusCode, signed.body).toBe(200);
    const order = async () =>
      (await luis.get(`/operations/${uuid}`)).json().data.operation.operation_status;
    expect(await order()).toBe('SIGNED');
    const moved = await server.ask('POST', '/dev/clock', {
      payload: { now: '2026-11-25T08:00:00Z' },
    });
    expect(moved.statusCode, moved.body).toBe(200);
    await luis.renew();
    const later = await inTenant((db) =>
      db
        .selectFrom('operations')
        .select(['operation_status', 'nav_date'])
        .where('uuid', '=', uuid)
        .executeTakeFirstOrThrow(),
    );
    expect(later).toEqual({ operation_status: 'FINALIZED', nav_date: '2026-11-20' });
  });

  test('that were signed are validated once their money is here', async () => {
    const statuses = await inTenant((db) =>
      db
        .selectFrom('operations')
        .select('operation_status')
        .where('operation_type', 'in', ['SUSCRIPCION', 'APORTACION'])
        .where('operation_status', '=', 'SIGNED')
        .execute(),
    );
    expect(statuses).toEqual([]);
  });
});
