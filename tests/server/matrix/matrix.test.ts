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
import { sweepAllowed } from '../../support/matrix/sweepAllowed.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { times } from '../../support/sweep.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  await prepareObjects(server);
});
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

test('nobody succeeds with what is not theirs, finds out that it exists, or writes a row', async () => {
  const { count, surprises, written } = await sweepForbidden(server, { some: 300 });
  expect(surprises).toEqual([]);
  expect(written).toEqual([]);
  expect(count).toBeGreaterThan(times(850, 315));
});

describe('whoever may', () => {
  test('succeeds, as the contract promises for each call; those too whose it is in part', async () => {
    const { count, failures } = await sweepAllowed(server, 75);
    expect(failures).toEqual([]);
    expect(count).toBeGreaterThan(times(200, 75));
  });

  test('gets an empty answer for a document without bytes', async () => {
    const answer = await askAllowed(server, 'downloadIntervenerDocument', {
      personDocument: EMPTY_DOCUMENT,
    });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  });
});
