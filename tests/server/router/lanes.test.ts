import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '../../../src/contract/call.ts';
import { calls } from '../../../src/contract/calls.gen.ts';
import { facts } from '../../../src/contract/facts.gen.ts';
import { openapi } from '../../../src/contract/openapi.ts';
import { planned } from '../../../src/server/handlers/planned.ts';
import { rowOf } from '../../support/matrix/allowed.ts';
import { readyCell } from '../../support/matrix/allowedCell.ts';
import { prepareObjects } from '../../support/matrix/prepare.ts';
import { requestOf } from '../../support/matrix/requestOf.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { isWhole } from '../../support/sweep.ts';

let server: TestServer;
let neighbour: string;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  await prepareObjects(server);
  neighbour = await server.token('ana', { tenant: 'encinar' });
});
afterAll(() => server.close());

const ids = Object.keys(facts) as OperationId[];
const inLane = ids.filter((id) => facts[id].lane);
const FLOOD = 40;

const askMe = () => server.ask('GET', '/api/me', { token: neighbour, tenant: 'encinar' });

/** The same request of one person so many times at once, with another tenant's beside them. */
async function flood(id: OperationId, count: number, search = '') {
  const { who, objects } = await readyCell(server, id);
  const { method, url, options } = requestOf(id, objects, rowOf(id));
  let isOver = false;
  const flooded = Promise.all(
    Array.from({ length: count }, () =>
      server.ask(method, url + (search && (url.includes('?') ? '&' : '?') + search), {
        ...who,
        ...options,
      }),
    ),
  ).finally(() => (isOver = true));
  const beside = [await askMe(), await askMe()];
  const isBefore = !isOver;
  return { answers: await flooded, beside, isBefore };
}

/** What makes a list a search. */
const searchOf = (id: OperationId) => {
  if (facts[id].lane !== 'search') return '';
  const names = parametersOf(id);
  if (names.includes('$search')) return '$search=a';
  return names.some((name) => name === '$filter' || name.endsWith('/Filter'))
    ? '$filter=e30='
    : '$limit=null';
};

function parametersOf(id: OperationId): string[] {
  const { path, method } = calls[id];
  const { parameters = [] } = (
    openapi as unknown as {
      paths: Record<string, Record<string, { parameters?: { $ref?: string; name?: string }[] }>>;
    }
  ).paths[path]![method.toLowerCase()]!;
  return parameters.map(
    ({ $ref, name }) => name ?? ($ref!.endsWith('/Search') ? '$search' : $ref!),
  );
}

test('every list that can be searched is in the lane of searches', () => {
  const searched = ids.filter((id) =>
    parametersOf(id).some((name) => name === '$search' || name.endsWith('/Filter')),
  );
  expect(searched.filter((id) => !facts[id].lane)).toEqual([]);
  expect(new Set(inLane.map((id) => facts[id].lane))).toEqual(
    new Set(['pdf', 'csv', 'simulation', 'search', 'figures']),
  );
});

describe('a person who asks too often for one thing', () => {
  test.runIf(isWhole).each(inLane)('%s', async (id) => {
    const { answers, beside } = await flood(id, FLOOD, searchOf(id));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(answers.filter(({ statusCode }) => statusCode < 300).length).toBeGreaterThan(0);
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    for (const { headers, json } of refused) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(json().result.errors[0]).toEqual({
        code: 'lane_full',
        message:
          'Ya tiene varias peticiones de este tipo en curso. Espere unos segundos y vuelva a intentarlo.',
      });
    }
    // Those that are answered from memory are done before the next one comes.
    if (!['search', 'figures'].includes(facts[id].lane!)) expect(refused.length).toBeGreaterThan(0);
    expect(beside.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  test('is answered again once that is over', async () => {
    const [answer] = (await flood('downloadTaxReport', 1)).answers;
    expect(answer!.statusCode).toBe(200);
  });
});

test.runIf(isWhole)(
  'sixty tax reports of one person are drawn in their turn while others are answered',
  async () => {
    const { answers, beside, isBefore } = await flood('downloadTaxReport', 60);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]));
    expect(beside.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(isBefore).toBe(true);
  },
);

test('a list in which nothing is looked for is in no lane', async () => {
  const { answers } = await flood('listOperations', FLOOD);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

test.runIf(isWhole)(
  'one person who floods any call that reads keeps nobody else from theirs',
  { timeout: 600_000 },
  async () => {
    const reading = ids.filter(
      (id) => facts[id].effect === 'reads' && !facts[id].lane && !(id in planned),
    );
    for (const id of reading) {
      const { answers, beside } = await flood(id, 30);
      expect([id, beside.map(({ statusCode }) => statusCode)]).toEqual([id, [200, 200]]);
      expect([id, answers.filter(({ statusCode }) => statusCode >= 500).length]).toEqual([id, 0]);
    }
  },
);
