import { startTestServer } from '../support/server.ts';
import { median } from '../support/median.ts';

const ATTEMPTS = 60;

/** A wrong password of somebody who exists beside one of nobody, in turns: the time must not tell which it was. */
export async function run() {
  const server = await startTestServer();
  try {
    const users = Array.from({ length: ATTEMPTS }, (_, index) => ({ username: `known${index}` }));
    await server.createUsers('almadraba', users);
    const timed = async (user: string, remoteAddress: string) => {
      const since = performance.now();
      await server.logIn(user, { password: 'wrong', remoteAddress });
      return performance.now() - since;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let index = 0; index < ATTEMPTS; index++) {
      const somebody = async () => known.push(await timed(`known${index}`, `10.2.0.${index}`));
      const nobody = async () => unknown.push(await timed(`nobody${index}`, `10.3.0.${index}`));
      // Whoever is first warms what the other finds.
      for (const turn of index % 2 ? [nobody, somebody] : [somebody, nobody]) await turn();
    }
    const value = median(unknown);
    const ratio = Number((value / median(known)).toFixed(2));
    const ok = Math.abs(ratio - 1) <= 0.15;
    return {
      name: 'login',
      rows: [
        { name: 'refused: nobody, beside somebody', value, unit: 'ms', ratio, limit: 1.15, ok },
      ],
    };
  } finally {
    await server.close();
  }
}
