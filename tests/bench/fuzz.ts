import { fuzz } from '../support/matrix/fuzz.ts';
import { prepareObjects } from '../support/matrix/prepare.ts';
import { startTestServer } from '../support/server.ts';

const EACH = 200;
/** No answer may take longer (ms). */
const LATEST = 2_000;

/**
 * Two hundred spoilt requests of every call, and every naughty text in every field of every call: errors
 * told in words, soon, and a loop that never stands still. `FUZZ_PART=1/4` takes a quarter of the calls,
 * `FUZZ_TEXTS=50` so many texts a field.
 */
export async function run() {
  const { FUZZ_PART = '1/1', FUZZ_TEXTS = '500' } = process.env;
  const [part = 1, of = 1] = FUZZ_PART.split('/').map(Number);
  const server = await startTestServer({ hasDemoData: true });
  try {
    await prepareObjects(server);
    const done = await fuzz(server, {
      latest: LATEST,
      each: EACH,
      texts: Number(FUZZ_TEXTS),
      part: [part, of],
      // It takes long: whoever waits sees how far it has come.
      onCall: (id, at, calls) => console.error(`${at}/${calls} ${id}`),
    });
    for (const fault of done.faults.slice(0, 100)) console.error(fault);
    return {
      name: `fuzz: requests that nobody should send, part ${FUZZ_PART}`,
      rows: [
        { name: 'calls', value: done.calls, unit: '' },
        { name: 'spoilt requests', value: done.malformed, unit: '' },
        { name: 'fields', value: done.fields, unit: '' },
        { name: 'naughty texts in them', value: done.naughty, unit: 'requests' },
        {
          name: 'faults: 5xx, stacks, errors without words, answers after 2 s',
          value: done.faults.length,
          unit: '',
          limit: 0,
          ok: done.faults.length === 0,
        },
        { name: 'p99', value: done.p99, unit: 'ms', limit: 1_000, ok: done.p99 < 1_000 },
        {
          name: `longest stall of the loop (${done.slowest})`,
          value: done.longestStall,
          unit: 'ms',
          limit: 200,
          ok: done.longestStall <= 200,
        },
      ],
    };
  } finally {
    await server.close();
  }
}
