import { isDeepStrictEqual } from 'node:util';
import { createMarket } from '../server/settlement/market.ts';
import { startTestServer } from '../support/server.ts';
import { settlementDiary } from '../support/settlementDiary.ts';
import { settleChains } from '../support/settledChains.ts';

const CHAINS = 200;

/**
 * Two hundred random chains of orders, settled day by day and held against a second bookkeeper. Before
 * that it prints what becomes of one order of each type, day by day.
 */
export async function run() {
  await printDiary();
  const server = await startTestServer({ hasDemoData: true });
  try {
    const began = performance.now();
    const settled = await settleChains(server, CHAINS);
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    const wrong = settled.filter(({ found, expected }) => !isDeepStrictEqual(found, expected));
    return {
      name: 'settlement',
      rows: [
        { name: `${CHAINS} chains settled`, value: seconds, unit: 's' },
        {
          name: 'chains that the second bookkeeper keeps otherwise',
          value: wrong.length,
          unit: '',
          limit: 0,
          ok: wrong.length === 0,
        },
      ],
    };
  } finally {
    await server.close();
  }
}

async function printDiary(): Promise<void> {
  const server = await startTestServer({ hasDemoData: true });
  try {
    console.table(await settlementDiary(server, createMarket(server)));
  } finally {
    await server.close();
  }
}
