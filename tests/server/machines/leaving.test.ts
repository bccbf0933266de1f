import { readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enterAs, order, orderOf, send, type LoggedIn } from '../../support/machineLoad.ts';
import { startProduct, type Product } from '../../support/product.ts';

let product: Product;
let ana: LoggedIn;
let body: object;

beforeAll(async () => {
  product = await startProduct({ env: { DRAIN_SECONDS: '1' } });
  ana = await enterAs(product, 'ana');
  body = await orderOf(product, ana);
});
afterAll(async () => {
  await product.stop();
  rmSync(product.dataDir, { recursive: true, force: true });
});

const statusOf = async (path: string) => (await fetch(product.url(path))).status;

/** Sends all of an order but its last letter; that one comes with `end`, which answers the status. */
function beginOrder(): { end(): Promise<number> } {
  const text = JSON.stringify(body);
  const headers = {
    ...ana.headers,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  };
  const asked = request(product.url('/api/operations'), { method: 'POST', headers });
  const answered = new Promise<number>((resolve, reject) => {
    asked.on('response', (answer) => resolve(answer.resume().statusCode!));
    asked.on('error', reject);
  });
  asked.write(text.slice(0, -1));
  return {
    end() {
      asked.end(text.slice(-1));
      return answered;
    },
  };
}

describe('a database that ends under its server', () => {
  test('is started again, and the server goes on', async () => {
    const file = join(product.dataDir, 'postgres/postmaster.pid');
    const pidOf = () => Number(readFileSync(file, 'utf8').split('\n')[0]);
    const before = pidOf();
    process.kill(before, 'SIGKILL');
    const first = await order(product, ana, body, new Map());
    expect([201, 503]).toContain(first.status);
    await expect.poll(() => statusOf('/api/ready')).toBe(200);
    expect(pidOf()).not.toBe(before);
    expect((await order(product, ana, body, new Map())).status).toBe(201);
  });
});

describe('a server that is asked to stop', () => {
  test('says so first, then refuses what is new, and answers what has begun', async () => {
    const begun = beginOrder();
    await sleep(200);
    const ended = product.stop();
    await expect.poll(() => statusOf('/api/ready')).toBe(503);
    // Who has not heard of it is served for a moment yet.
    expect((await send(product, ana, '/api/me')).status).toBe(200);
    await expect.poll(async () => (await send(product, ana, '/api/me')).status).toBe(503);
    const refused = await fetch(product.url('/api/operations'), { method: 'POST', ...ana });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(refused.headers.get('connection')).toBe('close');
    const { result } = (await refused.json()) as { result: { errors: { message: string }[] } };
    expect(result.errors[0]!.message).toMatch(/reiniciando/);
    expect(await statusOf('/api/health')).toBe(200);
    expect(await begun.end()).toBe(201);
    await ended;
    expect(product.process.exitCode).toBe(0);
  });
});
