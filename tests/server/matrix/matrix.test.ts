import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '../../../src/contract/call.ts';
import { calls } from '../../../src/contract/calls.gen.ts';
import { planned } from '../../../src/server/handlers/planned.ts';
import { allowed, rowOf } from '../../support/matrix/allowed.ts';
import { askAllowed } from '../../support/matrix/allowedCell.ts';
import { callsWithObject } from '../../support/matrix/forbidden.ts';
import { nestedCalls } from '../../support/matrix/nested.ts';
import { EMPTY_DOCUMENT } from '../../support/matrix/objects.ts';
import { prepareObjects } from '../../support/matrix/prepare.ts';
import { sweepForbidden } from '../../support/matrix/sweep.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  await prepareObjects(server);
}, 300_000);
afterAll(() => server.close());

const ids = Object.keys(allowed) as OperationId[];

describe('the table of who may', () => {
  test('has a row for every call that is built, which names every parameter of its path', () => {
    const built = Object.keys(calls).filter((id) => !(id in planned));
    expect(ids).toEqual(expect.arrayContaining(built));
    for (const id of ids) {
      const names = [...calls[id].path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]);
      expect(Object.keys(rowOf(id).path ?? {}), id).toEqual(expect.arrayContaining(names));
    }
  });

  test('leaves to other tests only what takes an outside party', () => {
    const left = ids.filter((id) => rowOf(id).heldBy && !(id in planned));
    for (const id of left)
      expect(existsSync(join(import.meta.dirname, '..', rowOf(id).heldBy!)), id).toBe(true);
    expect(left.length).toBeLessThanOrEqual(11);
  });

  test('knows every call that names an object of a person', () => {
    const owned = /^\/(interveners|accounts|operations|notifications|operations-payments)\/\{/;
    const named = ids.filter(
      (id) =>
        owned.test(calls[id].path) ||
        (calls[id].path.includes('staff/') && calls[id].path.includes('{')),
    );
    expect(named.filter((id) => rowOf(id).isShared)).toEqual([]);
    expect(callsWithObject.length).toBeGreaterThanOrEqual(64);
    expect(nestedCalls.length).toBeGreaterThanOrEqual(15);
  });
});

test(
  'nobody succeeds with what is not theirs, finds out that it exists, or writes a row',
  { timeout: 120_000 },
  async () => {
    const { count, surprises, written } = await sweepForbidden(server);
    expect(surprises).toEqual([]);
    expect(written).toEqual([]);
    expect(count).toBeGreaterThan(850);
  },
);

describe('whoever may', () => {
  test.each(ids.filter((id) => rowOf(id).also?.length))(
    '%s: also those whose it is in part',
    async (id) => {
      const near = { consulta: 'ana/1', nora: 'nora/1', extutor: 'hugo/1' };
      for (const login of rowOf(id).also ?? []) {
        const answer = await askAllowed(server, id, {}, { by: login, about: near[login] });
        expect(answer.statusCode, `${login} ${answer.body.slice(0, 300)}`).toBe(calls[id].status);
      }
    },
  );

  test('succeeds, as the contract promises for each call', { timeout: 120_000 }, async () => {
    for (const id of ids.filter((each) => !rowOf(each).heldBy)) {
      const answer = await askAllowed(server, id);
      const wanted = id in planned ? 501 : calls[id].status;
      expect(answer.statusCode, `${id} ${answer.body.slice(0, 300)}`).toBe(wanted);
      if (id in planned) continue;
      const type = calls[id].answer;
      const media = String(answer.headers['content-type']);
      if (type === 'data' || type === 'json') expect(media, id).toMatch(/^application\/json/);
      if (type === 'file') expect(answer.headers['content-disposition'], id).toMatch(/^attachment/);
      if (type === 'data') expect(answer.json(), id).toHaveProperty('data');
    }
  });

  test('gets an empty answer for a document without bytes', async () => {
    const answer = await askAllowed(server, 'downloadIntervenerDocument', {
      personDocument: EMPTY_DOCUMENT,
    });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  });
});
