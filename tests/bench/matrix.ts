import { prepareObjects } from '../support/matrix/prepare.ts';
import { sweepForbidden, victims } from '../support/matrix/sweep.ts';
import { startTestServer } from '../support/server.ts';

const LEAST = 2_000;

/** Every call that names an object, by eleven identities, about four victims; and ids that do not belong together. */
export async function run() {
  const server = await startTestServer({ hasDemoData: true });
  try {
    await prepareObjects(server);
    const { count, surprises, written } = await sweepForbidden(server, victims);
    for (const surprise of [...surprises, ...written]) console.error(surprise);
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
      ],
    };
  } finally {
    await server.close();
  }
}
