import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenDatabase, type GivenDatabase } from '../../support/givenDatabase.ts';
import { enterAs, order, orderOf, send, type Heard, type Sent } from '../../support/machineLoad.ts';
import { NOW, startProduct, type Product } from '../../support/product.ts';
import { startTestServer } from '../../support/server.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { isWhole } from '../../support/sweep.ts';

const folder = temporaryFolder('several');
let given: GivenDatabase;
let products: Product[];
beforeAll(async () => {
  given = await givenDatabase({ demoAt: NOW });
  const env = { DATABASE_URL: given.url, TOKEN_RATE: '100000', ADDRESS_RATE: '100000' };
  products = await Promise.all(
    ['one', 'two'].map((name) => startProduct({ dataDir: join(folder, name), env })),
  );
});
afterAll(async () => {
  for (const product of products) await product.stop();
  await given.remove();
  rmSync(folder, { recursive: true, force: true });
});

describe('servers on one PostgreSQL', () => {
  test.runIf(isWhole)(
    'begin together on an empty one, each waiting for its turn',
    async () => {
      const empty = await givenDatabase();
      const servers = await Promise.all(
        ['a', 'b', 'c'].map((name) =>
          startTestServer({
            environment: { DATABASE_URL: empty.url, DATA_DIR: join(folder, name) },
          }),
        ),
      );
      for (const server of servers)
        expect((await server.ask('GET', '/api/ready')).statusCode).toBe(200);
      const rows = await servers[0]!.context.db.selectFrom('tenants').select('name').execute();
      expect(rows).toHaveLength(3);
      for (const server of servers) await server.close();
      await empty.remove();
    },
    120_000,
  );

  test('know each other’s sessions and keys: an order sent to all of them is one', async () => {
    const [one, two] = products as [Product, Product];
    const ana = await enterAs(one, 'ana');
    const body = await orderOf(two, ana);
    const sent: Sent = new Map();
    for (let count = 0; count < 5; count++) {
      const key = `several-${count}-0000`;
      // A key that is at work elsewhere is refused with 409, and answered alike when asked again.
      await Promise.all([one, two, one].map((each) => order(each, ana, body, sent, key)));
      const uuid = sent.get(key);
      expect((await order(two, ana, body, sent, key)).status).toBe(201);
      expect(sent.get(key)).toBe(uuid);
    }
    expect(new Set(sent.values()).size).toBe(5);
  });

  test.runIf(isWhole)(
    'answer 503 while it is away and go on when it is back',
    async () => {
      const [one] = products as [Product, Product];
      const ana = await enterAs(one, 'ana');
      const body = await orderOf(one, ana);
      const heard: Heard[] = [];
      let isDone = false;
      const load = [1, 2, 3].map(async () => {
        while (!isDone) heard.push(await order(one, ana, body, new Map()));
      });
      await sleep(300);
      await given.stop();
      await sleep(500);
      expect((await send(one, ana, '/api/me')).status).toBe(503);
      await given.start();
      await sleep(1_500);
      isDone = true;
      await Promise.all(load);
      expect([...new Set(heard.map(({ status }) => status))].sort()).toEqual([201, 503]);
      for (const { body: text } of heard.filter(({ status }) => status === 503))
        expect(JSON.parse(text).result.errors[0].message).toMatch(/\S/);
      expect(heard.at(-1)!.status).toBe(201);
    },
    90_000,
  );

  test.runIf(isWhole)(
    'do not notice when one of them is killed at work',
    async () => {
      const [one, two] = products as [Product, Product];
      const ana = await enterAs(one, 'ana');
      const body = await orderOf(two, ana);
      const heard: Heard[] = [];
      let isDone = false;
      const atTwo = (async () => {
        while (!isDone) heard.push(await order(two, ana, body, new Map()));
      })();
      const atOne = order(one, ana, body, new Map());
      await sleep(50);
      await one.kill();
      expect([0, 201]).toContain((await atOne).status);
      await sleep(1_000);
      isDone = true;
      await atTwo;
      expect(new Set(heard.map(({ status }) => status))).toEqual(new Set([201]));
    },
    60_000,
  );
});
