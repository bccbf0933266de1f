import { isDeepStrictEqual } from 'node:util';
import { createMarket } from '../server/settlement/market.ts';
import { startTestServer } from '../support/server.ts';
import { settlementDiary } from '../support/settlementDiary.ts';
import { settleChains } from '../support/settledChains.ts';
import { settleYear } from '../support/settledYear.ts';

const CHAINS = 200;

/**
 * Two hundred random chains of orders, settled day by day and held against a second bookkeeper. Before
 * that it prints what becomes of one order of each type, day by day, and settles the demo for a whole year.
 */
export async function run() {
  await printDiary();
  const year = await yearOf();
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
        { name: `days of a year settled, ${year.orders} orders`, value: year.days, unit: '' },
        { name: 'figures held against each other', value: year.checks, unit: '' },
        {
          name: 'figures that differ, and days that stopped',
          value: year.unequal + year.stopped,
          unit: '',
          limit: 0,
          ok: year.unequal + year.stopped === 0,
        },
        { name: 'a year settled', value: year.seconds, unit: 's' },
      ],
    };
  } finally {
    await server.close();
  }
}

async function yearOf() {
  const server = await startTestServer({ hasDemoData: true });
  try {
    return await settleYear(server);
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
