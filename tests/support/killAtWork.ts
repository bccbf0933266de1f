import { randomUUID } from 'node:crypto';
import type { Database } from '../../src/server/database/openDatabase.ts';
import { inAlmadraba, makePayable, makeSendable, readBefore, wrongs } from './machineLedger.ts';
import { enterAs, order, orderOf, send, type LoggedIn, type Sent } from './machineLoad.ts';
import { payFor, wrongPayments, type Paid } from './machinePayments.ts';
import { NOW, startProduct, type Product } from './product.ts';

/** What came of a server that was killed again and again. */
export interface Killed {
  /** What is wrong with the data; empty when nothing is. */
  wrong: string[];
  /** Orders, payments and exports that were acknowledged, before a kill or after it. */
  acknowledged: number;
  paid: number;
  exported: number;
  /** How much of it a kill left without an answer, so that it was sent again. */
  sentAgain: number;
  /** From a start after a kill to `ready`, in ms, one for each. */
  startedIn: number[];
  /** The same without waiting for a processor that other programs had. */
  unhinderedIn: number[];
}

interface Terms {
  kills: number;
  /** How long a round's work goes on before the kill; `done` counts what has been acknowledged so far. */
  lasting: (round: number, done: () => number) => Promise<unknown>;
  onRound?: (round: number, soFar: Pick<Killed, 'acknowledged' | 'startedIn'>) => void;
}

/**
 * Lets a server take orders, their payments, and send others to the registry, kills it in the midst of that
 * as a power cut would, and starts it again, as often as told. What was not acknowledged is sent again under
 * its key, as clients and providers do. In the end the database is held against what was acknowledged.
 */
export async function killAtWork(
  environment: Record<string, string>,
  open: () => Promise<Database>,
  { kills, lasting, onRound }: Terms,
): Promise<Killed> {
  const prepared = await open();
  const sendable = await makeSendable(prepared.db, kills * 40);
  const payable = await makePayable(
    { db: prepared.db, id: randomUUID, now: new Date(NOW) },
    kills * 40,
  );
  const before = await readBefore(prepared.db);
  await prepared.close();
  const { DATA_DIR: dataDir, ...rest } = environment;
  const start = () =>
    startProduct({ dataDir, env: { TOKEN_RATE: '100000', ADDRESS_RATE: '100000', ...rest } });

  let product = await start();
  const investor = await enterAs(product, 'ana');
  const staff = await enterAs(product, 'staff.ops', 'staff');
  const body = await orderOf(product, investor);
  const sent: Sent = new Map();
  const paid: Paid = new Map();
  const exports: Export[] = [];
  const startedIn: number[] = [];
  const unhinderedIn: number[] = [];
  let sentAgain = 0;
  const payNext = () => {
    const next = payable.find((uuid) => !paid.has(uuid));
    return next ? payFor(product, investor, next, paid) : send(product, investor, '/api/me');
  };
  const exportNext = () => {
    const operations = sendable.splice(0, sendable.length % 3 === 0 ? 1 : 2);
    if (operations.length === 0) return send(product, investor, '/api/me');
    const next: Export = { operations, key: randomUUID(), isDone: false };
    exports.push(next);
    return exportOnce(product, staff, next);
  };
  const done = () =>
    [...sent.values()].filter((uuid) => uuid !== undefined).length +
    [...paid.values()].filter((isBelieved) => isBelieved).length +
    exports.filter(({ isDone }) => isDone).length;
  const askAgain = async () => {
    for (const [key, uuid] of sent)
      if (uuid === undefined) sentAgain += again(await order(product, investor, body, sent, key));
    for (const [uuid, isBelieved] of paid)
      if (!isBelieved) sentAgain += again(await payFor(product, investor, uuid, paid));
    for (const each of exports)
      if (!each.isDone) sentAgain += again(await exportOnce(product, staff, each));
  };
  try {
    for (let round = 0; round < kills; round++) {
      const work = Promise.all([
        untilGone(() => order(product, investor, body, sent)),
        untilGone(() => order(product, investor, body, sent)),
        untilGone(payNext),
        untilGone(exportNext),
      ]);
      // It is waited for below, and may fail before.
      work.catch(() => undefined);
      await lasting(round, done);
      await product.kill();
      await work;
      product = await start();
      startedIn.push(product.startedIn);
      unhinderedIn.push(product.unhinderedIn);
      await askAgain();
      onRound?.(round + 1, { acknowledged: sent.size, startedIn });
    }
  } finally {
    await product.stop();
  }
  const looked = await open();
  const exported = exports.filter(({ isDone }) => isDone).flatMap(({ operations }) => operations);
  const wrong = [
    ...(await wrongs(looked.db, before, sent, exported)),
    ...(await inAlmadraba(looked.db, (db) => wrongPayments(db, paid))),
    ...exports.filter(({ isDone }) => !isDone).map(({ key }) => `never exported: ${key}`),
  ];
  await looked.close();
  return {
    wrong,
    acknowledged: sent.size,
    paid: paid.size,
    exported: exported.length,
    sentAgain,
    startedIn,
    unhinderedIn,
  };
}

/** What was sent again has to be taken now. */
function again({ status, body }: { status: number; body: string }): number {
  if (status !== 200 && status !== 201) throw new Error(`sent again: ${status} ${body}`);
  return 1;
}

async function untilGone(work: () => Promise<{ status: number; body: string }>): Promise<void> {
  for (;;) {
    const { status, body } = await work();
    if (status === 0) return;
    if (status >= 400 && status !== 503) throw new Error(`an answer with ${status}: ${body}`);
  }
}

interface Export {
  operations: string[];
  /** Of the request, or of the batch. */
  key: string;
  isDone: boolean;
}

/** Sends some orders to the registry, one by itself or many as a file. */
async function exportOnce(product: Product, staff: LoggedIn, asked: Export) {
  const { operations, key } = asked;
  const heard =
    operations.length === 1
      ? await send(product, staff, `/api/operations/${operations[0]}/export-to-rd`, undefined, {
          'idempotency-key': key,
        })
      : await send(product, staff, '/api/operations/export-to-rd-txt', { operations, batch: key });
  if (heard.status === 200) asked.isDone = true;
  return heard;
}
