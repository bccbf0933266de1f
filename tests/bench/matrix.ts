import { prepareObjects } from '../support/matrix/prepare.ts';
import { sweepForbidden, victims } from '../support/matrix/sweep.ts';
import { sweepAllowed } from '../support/matrix/sweepAllowed.ts';
import { startTestServer } from '../support/server.ts';

const LEAST = 2_000;

/** Every call that names an object, by eleven identities, about four victims; ids that do not belong together; and everybody who may. */
export async function run() {
  const server = await startTestServer({ hasDemoData: true });
  try {
    await prepareObjects(server);
    const { count, surprises, written } = await sweepForbidden(server, { of: victims });
    const allowed = await sweepAllowed(server);
    for (const each of [...surprises, ...written, ...allowed.failures]) console.error(each);
    return {
      name: 'matrix: who reaches what is not theirs',
      rows: [
        { name: 'combinations', value: count, unit: 'requests', limit: LEAST, ok: count >= LEAST },
        {
          name: 'successes, and answers that tell foreign from missing',
          value: surprises.length,
          unit: '',
          limit: 0,
          ok: surprises.length === 0,
        },
        {
          name: 'tables written',
          value: written.length,
          unit: '',
          limit: 0,
          ok: written.length === 0,
        },
        { name: 'calls with a row', value: allowed.calls, unit: '' },
        { name: 'combinations that may', value: allowed.count, unit: 'requests' },
        {
          name: 'of these without success',
          value: allowed.failures.length,
          unit: '',
          limit: 0,
          ok: allowed.failures.length === 0,
        },
      ],
    };
  } finally {
    await server.close();
  }
}
