import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { uuidOf } from '../../src/server/kernel/uuidOf.ts';
import { send } from './askOnce.ts';
import type { Flood } from './flood.ts';
import type { Product } from './product.ts';

/** A call whose answer is expensive, as the largest client of the demo's first tenant asks for it. */
export interface ExpensiveCall {
  name: string;
  path: string;
  body?: object;
  /** How many one person asks for at once, where it is not as many as for the others. */
  atOnce?: number;
}

const idOf = (key: string) => uuidOf(`almadraba/${key}`);
const account = idOf('account/grande/1');
const person = `/api/interveners/${idOf('intervener/grande')}`;

/** A file of ten megabytes that is none, as its text. */
const large = {
  filename: 'dni.pdf',
  category: 'DOCUMENTATION',
  subcategory: 'DOCUMENTO_IDENTIFICATIVO_PF_ANVERSO',
  content: Buffer.alloc(10_420_000, '%PDF-1.7 ').toString('base64'),
};

/** What one person can do worst, at each kind of expensive call. */
export const expensiveCalls: readonly ExpensiveCall[] = [
  { name: 'tax report', path: `/api/accounts/${account}/tax-report?year=2024` },
  { name: 'file of operations', path: '/api/operations/download' },
  {
    name: 'simulation',
    path: '/api/operations/simulation',
    body: {
      uuid_account: account,
      key_product: '10393',
      operation_type: 'REEMBOLSO',
      amount_shares_indicator: 'B',
      amount: '500.00',
    },
  },
  { name: 'search', path: '/api/operations?$search=a' },
  { name: 'whole list', path: '/api/operations?$limit=null' },
  { name: 'evolution', path: `/api/accounts/${account}/evolution` },
  { name: 'returns', path: `${person}/returns` },
  { name: 'evolution of all', path: `${person}/evolution` },
  { name: 'whole list of accounts', path: `${person}/accounts?$limit=null` },
  { name: 'password again', path: '/api/reauthentications', body: { password: 'Demo.2026' } },
  { name: 'file in base64', path: `${person}/documents`, body: large, atOnce: 1 },
  { name: 'position', path: `/api/accounts/${account}/positions` },
  { name: 'me', path: '/api/me' },
  { name: 'page', path: '/login' },
  { name: 'page that there is not', path: '/no-such-page' },
];

/** How somebody fares who has nothing to do with the flood. */
export interface Fared {
  name: string;
  /** The neighbour's 95th percentile in ms, with nobody else there, and beside the flood: the middle round of each. */
  alone: number;
  beside: number;
  /** Answers to the neighbour that were no success. */
  failed: number;
  /** What the flood was answered, by status. */
  flooded: Readonly<Record<number, number>>;
  ok: boolean;
}

interface Options {
  calls?: readonly ExpensiveCall[];
  rounds?: number;
  /** Of the flood, at once. */
  atOnce?: number;
  /** Of the neighbour, one after another, in each round. */
  asks?: number;
}

/**
 * What another tenant's `/me` takes alone and beside one person who does their worst at each expensive call,
 * in turns, so that what else the machine does meets both. It holds where the 95th percentile is at most
 * twice what it is alone, or 50 ms more. The rates that a token may ask at are the product's own.
 */
export async function measureNeighbour(
  product: Pick<Product, 'url'>,
  { calls = expensiveCalls, rounds = 5, atOnce = 60, asks = 40 }: Options = {},
): Promise<Fared[]> {
  const [flooder, neighbour] = await Promise.all([
    enter(product, 'almadraba', 'grande'),
    enter(product, 'encinar', 'ana'),
  ]);
  const ask = async (found: { took: number[]; failed: number }) => {
    for (let count = 0; count < asks; count++) {
      const since = performance.now();
      const status = await send({ url: product.url('/api/me'), headers: neighbour });
      found.took.push(performance.now() - since);
      if (status !== 200) found.failed += 1;
      // As pages do, and below the rate of a token.
      await sleep(60);
    }
  };
  const fared: Fared[] = [];
  for (const call of calls) {
    const found: { alone: number; beside: number; failed: number }[] = [];
    const flooded: Record<number, number> = {};
    for (let round = 0; round < rounds; round++) {
      const quiet = { took: [], failed: 0 };
      await ask(quiet);
      const loud = { took: [], failed: 0 };
      const flood = start({
        url: product.url(call.path),
        headers: flooder,
        body: call.body,
        atOnce: call.atOnce ?? atOnce,
      });
      await sleep(400);
      await ask(loud);
      for (const [status, times] of Object.entries(await flood.end()))
        flooded[Number(status)] = (flooded[Number(status)] ?? 0) + times;
      found.push({
        alone: p95(quiet.took),
        beside: p95(loud.took),
        failed: quiet.failed + loud.failed,
      });
    }
    const alone = middle(found.map((each) => each.alone));
    const beside = middle(found.map((each) => each.beside));
    const failed = found.reduce((sum, each) => sum + each.failed, 0);
    const ok = failed === 0 && beside <= Math.max(2 * alone, alone + 50);
    fared.push({ name: call.name, alone, beside, failed, flooded, ok });
  }
  return fared;
}

/** A flood that has begun; `end` waits for its last answers. */
function start(flood: Flood): { end(): Promise<Record<number, number>> } {
  const worker = new Worker(new URL('./flood.ts', import.meta.url), { workerData: flood });
  return {
    async end() {
      worker.postMessage('end');
      const [statuses] = await once(worker, 'message');
      return statuses;
    },
  };
}

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
const p95 = (values: readonly number[]) => sorted(values)[Math.ceil(values.length * 0.95) - 1]!;
const middle = (values: readonly number[]) => sorted(values)[values.length >> 1]!;

const PASSWORD = 'Demo.2026';

/** The headers of somebody who is logged in at one of the tenants of the demo's host. */
async function enter(
  product: Pick<Product, 'url'>,
  tenant: string,
  username: string,
): Promise<Record<string, string>> {
  const credentials = Buffer.from(
    `demo-${tenant}-localhost-key:demo-${tenant}-localhost-secret`,
  ).toString('base64');
  const form = {
    grant_type: 'password',
    username: `${tenant.toUpperCase()}-PRO/${username}`,
    password: PASSWORD,
  };
  const answer = await fetch(product.url('/api/oauth2/token'), {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}` },
    body: new URLSearchParams(form),
  });
  const { access_token } = (await answer.json()) as { access_token?: string };
  if (!access_token) throw new Error(`${tenant}/${username} cannot log in: ${answer.status}`);
  return { authorization: `Bearer ${access_token}` };
}
