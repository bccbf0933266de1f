import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../src/server/database/openDatabase.ts';
import { readBefore, wrongs } from './machineLedger.ts';
import { enterAs, order, orderOf, type Sent } from './machineLoad.ts';
import { startProduct } from './product.ts';

const AT_ONCE = 6;

/**
 * Sends orders two to five times each, at the same time, some after a token that is no longer good, with
 * the server killed in the midst of some; answers what is wrong with the database then, how many were refused first,
 * and how many orders there are more than before.
 */
export async function sendAgain(
  environment: Record<string, string>,
  open: () => Promise<Database>,
  orders: number,
  onSent?: (count: number) => void,
): Promise<{ wrong: string[]; refused: number; made: number }> {
  const prepared = await open();
  const before = await readBefore(prepared.db);
  await prepared.close();
  const { DATA_DIR: dataDir, ...rest } = environment;
  const start = () =>
    startProduct({ dataDir, env: { TOKEN_RATE: '100000', ADDRESS_RATE: '100000', ...rest } });
  let product = await start();
  const ana = await enterAs(product, 'ana');
  const stale = { headers: { authorization: 'Bearer no-longer-good' } };
  const body = await orderOf(product, ana);
  const sent: Sent = new Map();
  let refused = 0;
  const sendMany = async (number: number) => {
    const key = `again-${String(number).padStart(6, '0')}`;
    if (number % 7 === 0)
      refused += Number((await order(product, stale, body, sent, key)).status === 401);
    const times = 2 + (number % 4);
    await Promise.all(Array.from({ length: times }, () => order(product, ana, body, sent, key)));
  };
  const killedAt = [1, 2, 3, 4].map((part) => Math.floor((orders * part) / 5));
  for (let number = 0; number < orders; number += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, orders - number) }, (_, at) => number + at);
    const sending = Promise.all(some.map(sendMany));
    if (killedAt.some((at) => number <= at && at < number + AT_ONCE)) {
      await sleep(Math.random() * 60);
      await product.kill();
      await sending;
      product = await start();
    } else await sending;
    if (Math.floor(number / 100) < Math.floor((number + AT_ONCE) / 100)) onSent?.(number + AT_ONCE);
  }
  // Whoever was not answered asks once more, as a client does.
  for (const [key, uuid] of sent)
    if (uuid === undefined) await order(product, ana, body, sent, key);
  await product.stop();
  const looked = await open();
  const wrong = await wrongs(looked.db, before, sent, []);
  const { operations } = await readBefore(looked.db);
  await looked.close();
  return { wrong, refused, made: operations.size - before.operations.size };
}
