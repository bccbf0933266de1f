import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { prepared } from '../../../src/server/database/prepared.ts';
import { withTenant, type TenantDb } from '../../../src/server/database/withTenant.ts';
import { preparedQuery } from '../../../src/server/database/preparedQuery.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let tenant: string;
beforeAll(async () => {
  server = await startTestServer();
  tenant = server.at().tenant.id;
});
afterAll(() => server.close());

describe('a transaction whose beginning travels with its first statement', () => {
  const keys = () => server.context.db.selectFrom('throttles').select('key').execute();
  const throttle = (key: string) => ({
    key,
    attempts: 1,
    last_at: new Date(0),
    blocked_until: new Date(0),
  });

  test('keeps or undoes everything, the first statement too', async () => {
    const { db } = server.context;
    const write = (key: string) =>
      db.transaction().execute(async (at) => {
        await at.insertInto('throttles').values(throttle(key)).execute();
        if (key === 'undone') throw new Error('undo');
      });
    await write('kept');
    await expect(write('undone')).rejects.toThrow('undo');
    expect((await keys()).map(({ key }) => key)).toEqual(['kept']);
  });

  test('may do nothing at all, or fail at once, and leaves the connection in order', async () => {
    const { db } = server.context;
    await expect(db.transaction().execute(async () => 7)).resolves.toBe(7);
    const fault = db.transaction().execute((at) => sql`select 1/0`.execute(at));
    await expect(fault).rejects.toThrow('division by zero');
    const { rows } = await sql<{ n: number }>`select 1 as n`.execute(db);
    expect(rows).toEqual([{ n: 1 }]);
  });

  test('is bound to one tenant from its first statement on, and to none after its end', async () => {
    const bound = sql<{ id: string }>`select current_setting('app.tenant', true) as id`;
    const within = await withTenant(server.context.db, tenant, (db) => bound.execute(db));
    expect(within.rows[0]!.id.split('.')[0]).toBe(tenant);
    const { rows } = await bound.execute(server.context.db);
    expect(rows[0]!.id ?? '').toBe('');
  });

  test('is refused for what is no tenant id, without a word to the database', () => {
    const work = () =>
      withTenant(server.context.db, `${tenant}'; drop table users --`, async () => 1);
    expect(work).toThrow('no tenant has this id');
  });
});

describe('statements of one transaction that are asked for at once', () => {
  const sent = (work: (db: TenantDb) => Promise<unknown>) =>
    withTenant(server.context.db, tenant, async (db) => {
      // The transaction is open: what opens it travels with its first statement.
      await prepared(db, 'select 0 as n', []);
      const packets = vi.spyOn(Socket.prototype, '_writev');
      try {
        await work(db);
        return packets.mock.calls.length;
      } finally {
        packets.mockRestore();
      }
    });
  const number = (db: TenantDb, n: number) =>
    prepared<{ n: number }>(db, 'select $1::int as n', [n]);

  test('go in one packet, and each has its own answer', async () => {
    const answers: unknown[] = [];
    const together = await sent(async (db) =>
      answers.push(...(await Promise.all([1, 2, 3].map((n) => number(db, n))))),
    );
    expect(answers).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]]);
    const apart = await sent(async (db) => {
      for (const n of [1, 2, 3]) await number(db, n);
    });
    expect({ together, apart }).toEqual({ together: 1, apart: 3 });
  });

  test('fail apart, and what they did is undone together', async () => {
    const key = 'together';
    const write = `insert into throttles (key, attempts, last_at, blocked_until)
      values ($1, 1, now(), now())`;
    const fault = withTenant(server.context.db, tenant, async (db) => {
      const [written, divided, after] = await Promise.allSettled([
        prepared(db, write, [key]),
        prepared(db, 'select 1 / $1::int as n', [0]),
        number(db, 3),
      ]);
      expect([written.status, divided.status, after.status]).toEqual([
        'fulfilled',
        'rejected',
        'rejected',
      ]);
      throw (divided as PromiseRejectedResult).reason;
    });
    await expect(fault).rejects.toThrow('division by zero');
    const found = await server.context.db.selectFrom('throttles').select('key').execute();
    expect(found.map((one) => one.key)).not.toContain(key);
    expect(await withTenant(server.context.db, tenant, (db) => number(db, 4))).toEqual([{ n: 4 }]);
  });
});

describe('a statement that stays prepared', () => {
  const text = 'select id, name from tenants where id = $1';

  test('goes on when a newer server has added a column', async () => {
    const { db } = server.context;
    const { owner } = server;
    const ask = () => db.connection().execute((one) => prepared(one, text, [tenant]));
    const before = await ask();
    await sql`alter table tenants add column later text`.execute(owner);
    expect(await ask()).toEqual(before);
    await sql`alter table tenants drop column later`.execute(owner);
    expect(before).toEqual([{ id: tenant, name: server.at().tenant.name }]);
  });

  test('is written once for its key and answers for each value', async () => {
    const ask = (id: string) =>
      preparedQuery(
        server.context.db,
        'a tenant by id',
        { id },
        (at) => sql<{ id: string }>`select id from tenants where id = ${at('id', 'uuid')}`,
      );
    expect(await ask(tenant)).toEqual([{ id: tenant }]);
    expect(await ask(randomUUID())).toEqual([]);
  });

  test('carries no value of whoever asked first', () => {
    const ask = () =>
      preparedQuery(server.context.db, 'a value in the text', {}, () => sql`select ${tenant}`);
    expect(ask).toThrow('a value in a statement that is written once');
  });
});
