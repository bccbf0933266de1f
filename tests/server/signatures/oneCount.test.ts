import { afterAll, beforeAll, expect, test } from 'vitest';
import { mergeIntervener } from '../../../src/contract/mergeIntervener.ts';
import { factsOf } from '../../../src/domain/facts/factsOf.ts';
import type { Session } from '../../../src/domain/people/session.ts';
import { NOW, startTestServer, type TestServer } from '../../support/server.ts';
import { createSubscriber, subscription } from '../orders/subscriber.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
});
afterAll(() => server.close());

const logins = [
  ...['ana', 'luis', 'iberica', 'nora', 'tutor', 'grande', 'usuf', 'nudo', 'consulta', 'vacio'],
  ...['aportante', 'fundacion', 'amelie', 'john', 'sintest', 'noconveniente', 'porfirmar'],
  ...['primera', 'borrador', 'migrada', 'solomail', 'caducado', 'bloqueado', 'registrado'],
];

/** What a person is told of documents to sign: in Documentación, at the avatar and among the tasks of Inicio. */
async function told(login: string) {
  const token = await server.token(login);
  const get = async (url: string) => (await server.ask('GET', url, { token })).json().data;
  const { user, private_area } = await get('/api/me');
  const { accounts, notifications, pending_signatures } = private_area;
  const intervener = mergeIntervener(private_area.intervener);
  const me = { user, accounts, notifications, intervener, pending_signatures } as Session;
  const { documentsCount, documentsPending } = factsOf({
    ...{ me, now: NOW },
    tenant: { flow: { ALLOW_GDPR: true } },
  });
  const uuid = private_area.intervener.uuid;
  return {
    listed: (await get(`/api/interveners/${uuid}/documents-to-sign`)).total as number,
    counted: pending_signatures as number,
    badge: documentsCount,
    task: documentsPending,
  };
}

test.each(logins)('%s is told of the same documents in every place', async (login) => {
  const { listed, counted, badge, task } = await told(login);
  expect(counted).toBe(listed);
  expect({ badge, task }).toEqual({ badge: listed > 0 ? 1 : 0, task: listed > 0 });
});

test('an order that is sent shows up in all of them at once, and its receipt in none', async () => {
  const before = await told('ana');
  const ana = await createSubscriber(server);
  expect((await ana.give(subscription())).statusCode).toBe(201);
  const { listed, counted, badge, task } = await told('ana');
  expect([listed, counted]).toEqual([before.listed + 3, before.counted + 3]);
  expect([badge, task]).toEqual([1, true]);
});
