import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askAllowed } from '../../support/matrix/allowedCell.ts';
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
