import type { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { operationsFile } from '../../../src/server/orders/operationsFile.ts';
import type { Actor } from '../../../src/server/ports/actor.ts';
import { withRelease } from '../../../src/server/tenants/withRelease.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer({ hasDemoData: true })));
afterAll(() => server.close());

test('a file that has begun goes no further than the session in which it was asked for', async () => {
  await server.token('grande');
  const { db } = server.context;
  const tenant = await withRelease(server.context, server.at().tenant);
  const intervenerUuid = uuidOf('almadraba/intervener/grande');
  const { uuid: sessionId, uuid_user: userId } = await withTenant(db, tenant.id, (at) =>
    at
      .selectFrom('sessions')
      .innerJoin('users', 'users.uuid', 'sessions.uuid_user')
      .select(['sessions.uuid', 'sessions.uuid_user'])
      .where('users.uuid_intervener', '=', intervenerUuid)
      .executeTakeFirstOrThrow(),
  );
  const actor: Actor = {
    ...{ kind: 'investor', tenant, sessionId, userId, intervenerUuid },
    permissions: [],
  };
  const begin = async () => {
    const answer = await withTenant(db, tenant.id, (at) =>
      operationsFile(server.context, at, actor, {}, '/query', tenant.words()),
    );
    return answer.body as unknown as Readable;
  };
  const rest = async (file: Readable) => {
    const chunks: unknown[] = [];
    for await (const chunk of file) chunks.push(chunk);
    return chunks.length;
  };
  expect(await rest(await begin())).toBeGreaterThan(5);
  const file = await begin();
  await withTenant(db, tenant.id, (at) =>
    at
      .updateTable('sessions')
      .set({ ended_at: server.context.now(), ended_by: 'logout' })
      .where('uuid', '=', sessionId)
      .execute(),
  );
  await expect(rest(file)).rejects.toMatchObject({ status: 401 });
});
