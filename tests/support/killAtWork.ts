import { randomUUID } from 'node:crypto';
import type { Database } from '../../src/server/database/openDatabase.ts';
import { makeSendable, readBefore, wrongs } from './machineLedger.ts';
import { enterAs, order, orderOf, send, type LoggedIn, type Sent } from './machineLoad.ts';
import { startProduct, type Product } from './product.ts';

/** What came of a server that was killed again and again. */
export interface Killed {
  /** What is wrong with the data; empty when nothing is. */
  wrong: string[];
  /** Orders and exports that were acknowledged, before a kill or after it. */
  acknowledged: number;
  exported: number;
  /** From a start after a kill to `ready`, in ms, one for each. */
  startedIn: number[];
  /** The same of the first start, with nothing to recover from. */
  firstStartedIn: number;
}

/**
 * Lets a server take orders and send others to the registry, kills it in the midst of that as a power
 * cut would, and starts it again, as often as told. What was not acknowledged is sent again under its
 * key, as a client does. In the end the database is held against what was acknowledged.
 * @param lasting how long a round's work goes on before the kill
 */
export async function killAtWork(
  environment: Record<string, string>,
  open: () => Promise<Database>,
  { kills, lasting }: { kills: number; lasting: (round: number) => Promise<unknown> },
): Promise<Killed> {
  const prepared = await open();
  const sendable = await makeSendable(prepared.db, kills * 40);
  const before = await readBefore(prepared.db);
  await prepared.close();
  const { DATA_DIR: dataDir, ...rest } = environment;
  const start = () =>
    startProduct({ dataDir, env: { TOKEN_RATE: '100000', ADDRESS_RATE: '100000', ...rest } });

  let product = await start();
  const firstStartedIn = product.startedIn;
  const investor = await enterAs(product, 'ana');
  const staff = await enterAs(product, 'staff.ops', 'staff');
  const body = await orderOf(product, investor);
  const sent: Sent = new Map();
  const exported: string[] = [];
  const startedIn: number[] = [];
  for (let round = 0; round < kills; round++) {
    const work = [
      untilGone(() => order(product, investor, body, sent)),
      untilGone(() => order(product, investor, body, sent)),
      untilGone(() => exportNext(product, staff, sendable, exported)),
    ];
    await lasting(round);
    await product.kill();
    await Promise.all(work);
    product = await start();
    startedIn.push(product.startedIn);
    for (const [key, uuid] of sent)
      if (uuid === undefined) await order(product, investor, body, sent, key);
  }
  await product.stop();
  const looked = await open();
  const wrong = await wrongs(looked.db, before, sent, exported);
  await looked.close();
  return { wrong, acknowledged: sent.size, exported: exported.length, startedIn, firstStartedIn };
}

async function untilGone(work: () => Promise<{ status: number }>): Promise<void> {
  for (;;) {
    const { status } = await work();
    if (status === 0) return;
    if (status >= 500 && status !== 503) throw new Error(`an answer with ${status}`);
  }
}

/** Sends some orders to the registry, now as one and now as many. */
async function exportNext(
  product: Product,
  staff: LoggedIn,
  sendable: string[],
  exported: string[],
) {
  const operations = sendable.splice(0, sendable.length % 3 === 0 ? 1 : 2);
  if (operations.length === 0) return send(product, staff, '/api/me');
  const heard =
    operations.length === 1
      ? await send(product, staff, `/api/operations/${operations[0]}/export-to-rd`)
      : await send(product, staff, '/api/operations/export-to-rd-txt', {
          operations,
          batch: randomUUID(),
        });
  if (heard.status === 200) exported.push(...operations);
  else if (heard.status !== 0) throw new Error(`${heard.status} ${heard.body}`);
  return heard;
}
