import { isDeepStrictEqual } from 'node:util';
import { startTestServer } from '../support/server.ts';
import { settleChains } from '../support/settledChains.ts';

const CHAINS = 200;

/** Two hundred random chains of orders, settled day by day and held against a second bookkeeper. */
export async function run() {
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
