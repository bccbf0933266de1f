import { openDesk, person } from '../server/people/desk.ts';

/** The longest that a person waits for the file of an order or a declaration (ms). */
const LIMIT = 5_000;
const PEOPLE = ['ana', 'luis', 'grande'];

/** Every file that three people of the demo may ask for, made once each: sealed, with what it encloses. */
export async function run() {
  const desk = await openDesk();
  try {
    const times: number[] = [];
    for (const login of PEOPLE) {
      const send = await desk.as(login);
      const list = await send('GET', `${person(login)}/dossiers?$limit=20`);
      for (const { uuid } of list.json().data.dossiers as { uuid: string }[]) {
        const since = performance.now();
        const made = await send('GET', `${person(login)}/dossiers/${uuid}`);
        if (made.statusCode !== 200) throw new Error(made.body.slice(0, 300));
        times.push(performance.now() - since);
      }
    }
    times.sort((a, b) => a - b);
    const worst = times.at(-1)!;
    return {
      name: `files of ${times.length} orders and declarations`,
      rows: [
        { name: 'made, middle', value: times[Math.floor(times.length / 2)]!, unit: 'ms' },
        { name: 'made, slowest', value: worst, unit: 'ms', limit: LIMIT, ok: worst <= LIMIT },
      ],
    };
  } finally {
    await desk.close();
  }
}
