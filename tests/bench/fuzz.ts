import { fuzz } from '../support/matrix/fuzz.ts';
import { startTestServer } from '../support/server.ts';

const EACH = 200;

/** Two hundred spoilt requests of every call: errors told in words, soon, and a loop that never stands still. */
export async function run() {
  const server = await startTestServer({ hasDemoData: true });
  try {
    const { count, faults, p99, longestStall, slowest } = await fuzz(server, EACH);
    for (const fault of faults.slice(0, 50)) console.error(fault);
    return {
      name: 'fuzz: requests that nobody should send',
      rows: [
        { name: 'requests', value: count, unit: 'requests' },
        {
          name: 'faults: 5xx, stacks, errors without words',
          value: faults.length,
          unit: '',
          limit: 0,
          ok: faults.length === 0,
        },
        { name: 'p99', value: p99, unit: 'ms', limit: 1_000, ok: p99 < 1_000 },
        {
          name: `longest stall of the loop (${slowest})`,
          value: longestStall,
          unit: 'ms',
          limit: 200,
          ok: longestStall <= 200,
        },
      ],
    };
  } finally {
    await server.close();
  }
}
