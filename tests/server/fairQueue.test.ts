import { describe, expect, test } from 'vitest';
import { FairQueue, type Leave, type Shares } from '../../src/server/kernel/fairQueue.ts';
import { fc } from '../support/fc.ts';

const shares: Shares = {
  whole: 4,
  tenant: 3,
  person: 2,
  waiting: 5,
  waitingWhole: 100,
  patienceMs: 5_000,
};
const ana = { tenant: 'almadraba', person: 'ana' };
const luis = { tenant: 'almadraba', person: 'luis' };
const eva = { tenant: 'encinar', person: 'eva' };

/** Asks for places and notes by whom each was got, in that order. */
function createHall(more: Partial<Shares> = {}) {
  const queue = new FairQueue({ ...shares, ...more });
  const inside: { who: string; leave: Leave }[] = [];
  const refused: number[] = [];
  const ask = (asker: typeof ana) =>
    queue.enter(asker).then(
      (leave) => void inside.push({ who: asker.person, leave }),
      (refusal: { status: number }) => void refused.push(refusal.status),
    );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { queue, inside, refused, ask, settle };
}

describe('a fair queue', () => {
  test('gives a person and a tenant their shares and keeps the rest for others', async () => {
    const { inside, ask, settle } = createHall();
    for (let count = 0; count < 5; count++) void ask(ana);
    for (let count = 0; count < 5; count++) void ask(luis);
    await settle();
    expect(inside.map(({ who }) => who)).toEqual(['ana', 'ana', 'luis']);
    await ask(eva);
    expect(inside.at(-1)!.who).toBe('eva');
  });

  test('lets the next one be somebody else, however much one person has waiting', async () => {
    const { inside, ask, settle } = createHall({ whole: 1, tenant: 1, person: 1 });
    for (let count = 0; count < 5; count++) void ask(ana);
    void ask(eva);
    void ask(luis);
    for (let turn = 0; turn < 7; turn++) {
      await settle();
      inside.at(-1)!.leave();
    }
    expect(inside.map(({ who }) => who)).toEqual([
      'ana',
      'ana',
      'eva',
      'luis',
      'ana',
      'ana',
      'ana',
    ]);
  });

  test('refuses with 429 whose own requests are too many, and with 503 when all are', async () => {
    const { refused, ask, settle } = createHall({ waitingWhole: 6 });
    for (let count = 0; count < 8; count++) void ask(ana);
    await settle();
    expect(refused).toEqual([429]);
    for (let count = 0; count < 3; count++) void ask(luis);
    await settle();
    expect(refused).toEqual([429, 503]);
  });

  test('lets nobody wait for ever, and forgets whom it sent away', async () => {
    const { inside, refused, ask } = createHall({ patienceMs: 20, person: 1 });
    await ask(ana);
    await ask(ana);
    expect(refused).toEqual([429]);
    inside[0]!.leave();
    inside[0]!.leave();
    await ask(ana);
    expect(inside).toHaveLength(2);
  });

  test('gives the server itself a place before any share', async () => {
    const { queue } = createHall({ whole: 3 });
    const places = await Promise.all(
      [undefined, undefined, undefined].map((each) => queue.enter(each)),
    );
    const late = queue.enter(undefined);
    places[0]!();
    await expect(late).resolves.toBeTypeOf('function');
  });

  test('gives out every place that somebody may have, and never more', async () => {
    const people = [ana, luis, eva, { tenant: 'faro', person: 'iris' }];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(3), fc.boolean()), { maxLength: 60 }),
        async (steps) => {
          const { inside, refused, ask, settle } = createHall({ waiting: 100 });
          const left = new Set<object>();
          for (const [who, isAsking] of steps) {
            const first = inside.find((each) => !left.has(each));
            if (isAsking || !first) void ask(people[who]!);
            else {
              left.add(first);
              first.leave();
            }
            await settle();
            const now = inside.filter((each) => !left.has(each)).map((each) => each.who);
            const of = (names: string[]) => now.filter((name) => names.includes(name)).length;
            expect(now.length).toBeLessThanOrEqual(4);
            expect(of(['ana', 'luis'])).toBeLessThanOrEqual(3);
            for (const { person } of people) expect(of([person])).toBeLessThanOrEqual(2);
          }
          for (let at = 0; at < inside.length; at++) {
            if (!left.has(inside[at]!)) inside[at]!.leave();
            await settle();
          }
          const asked = steps.length - left.size;
          expect(refused).toEqual([]);
          expect(inside.length).toBe(asked);
        },
      ),
      { numRuns: 50 },
    );
  });
});
