import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '../../../src/contract/call.ts';
import { calls } from '../../../src/contract/calls.gen.ts';
import { facts } from '../../../src/contract/facts.gen.ts';
import { planned } from '../../../src/server/handlers/planned.ts';
import { longestTurn } from '../../support/longestTurn.ts';
import { rowOf } from '../../support/matrix/allowed.ts';
import { readObjects, type Objects } from '../../support/matrix/objects.ts';
import { requestOf } from '../../support/matrix/requestOf.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { isWhole } from '../../support/sweep.ts';

let server: TestServer;
let objects: Objects;
let tokens: { investor: string; staff: string };
beforeAll(async () => {
  // Holding answers against the contract is what tests do alone.
  server = await startTestServer({ hasDemoData: true, validateResponses: false });
  objects = await readObjects(server, 'grande/1');
  const staff = await server.token('staff.read', { scope: 'staff' });
  tokens = { investor: await server.token('grande'), staff };
});
afterAll(() => server.close());

const reading = (Object.keys(facts) as OperationId[]).filter(
  (id) => facts[id].effect === 'reads' && !(id in planned),
);
/** Ms of the processor in one turn. */
const LONGEST = 25;
const TIMES = 3;
/** The same for a body of ten thousand values, which are there before anything is looked at. */
const MANY_LONGEST = 60;

/** The best of a few: what is compiled or read for the first time is so once. */
async function heldBy(id: OperationId, more = ''): Promise<number> {
  const { callers } = facts[id];
  const { method, url, options } = requestOf(id, objects, rowOf(id));
  const token = callers.includes('investor') ? tokens.investor : tokens.staff;
  const who = callers.includes('guest') ? { key: true } : { token };
  const asked = more && `${url.includes('?') ? '&' : '?'}${more}`;
  const held: number[] = [];
  for (let time = 0; time < TIMES; time++)
    held.push(
      await longestTurn(() => server.ask(method, `${url}${asked}`, { ...who, ...options })),
    );
  return Math.min(...held);
}

test.runIf(isWhole)(
  'no call that reads computes for long at a stretch, whatever the largest client has of it',
  async () => {
    const long: string[] = [];
    for (const id of reading)
      for (const more of calls[id].path.includes('{') || id.startsWith('list')
        ? ['', '$limit=null']
        : ['']) {
        const held = await heldBy(id, more);
        if (held > LONGEST) long.push(`${id} ${more}: ${held.toFixed(0)} ms`);
      }
    expect(long).toEqual([]);
  },
);

test.runIf(isWhole)(
  'figures of a whole history are in a lane of their own, and computed in slices the first time too',
  async () => {
    for (const id of ['getIntervenerReturns', 'getIntervenerEvolution'] as const) {
      expect(facts[id].lane).toBe('figures');
      // The movements are in memory already.
      await server.ask('GET', `/api/interveners/${objects.intervener}/balance`, {
        token: tokens.investor,
      });
      const name = id === 'getIntervenerReturns' ? 'returns' : 'evolution';
      const url = `/api/interveners/${objects.intervener}/${name}?range=1A`;
      const held = await longestTurn(() => server.ask('GET', url, { token: tokens.investor }));
      expect(held).toBeLessThan(LONGEST);
    }
  },
);

describe('a body of very many values', () => {
  const many = 9_900;
  const each = (name: string, value: unknown) =>
    Object.fromEntries(Array.from({ length: many }, (_, index) => [`${name} ${index}`, value]));
  const writing = (Object.keys(facts) as OperationId[]).filter((id) =>
    calls[id].body?.includes('json'),
  );
  const bodies: Record<string, (body: object) => object> = {
    'answers of a tenant’s own': (body) => ({ ...body, own_answers: each('k', { a: 1 }) }),
    'fields that nobody knows': (body) => ({ ...body, ...each('x', '1') }),
    'lists where none is': (body) => ({
      ...body,
      ...Object.fromEntries(
        Object.keys(body).map((name) => [name, Array.from({ length: many }, () => ({ a: [1] }))]),
      ),
    }),
    answers: (body) => ({ ...body, answers: each('k', { a: { b: [] } }) }),
  };

  test.runIf(isWhole).each(Object.keys(bodies))('holds no call up: %s', async (name) => {
    const long: string[] = [];
    for (const id of writing) {
      const { method, url, options } = requestOf(id, objects, rowOf(id));
      const { callers } = facts[id];
      const token = callers.includes('investor') ? tokens.investor : tokens.staff;
      const who = callers.includes('guest') ? { key: true } : { token };
      const isFile = Buffer.isBuffer(options.payload);
      const payload = bodies[name]!(isFile ? {} : ((options.payload ?? {}) as object));
      const held: number[] = [];
      for (let time = 0; time < TIMES && (held.at(-1) ?? Infinity) > MANY_LONGEST; time++)
        held.push(
          await longestTurn(async () => {
            const answer = await server.ask(method, url, { ...who, payload });
            expect(answer.statusCode, `${id}: ${answer.body.slice(0, 200)}`).toBeLessThan(500);
            expect(answer.body.length).toBeLessThan(60_000);
          }),
        );
      if (Math.min(...held) > MANY_LONGEST) long.push(`${id}: ${Math.min(...held).toFixed(0)} ms`);
    }
    expect(long).toEqual([]);
  });
});
