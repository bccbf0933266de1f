import { openLife } from '../../support/attacks/liveThrough.ts';
import { endings, lives } from '../../support/attacks/sessionSteps.ts';
import { noneOf, some } from '../../support/benchSection.ts';
import { fc } from '../../support/fc.ts';
import type { RemoteServer } from '../../support/remoteServer.ts';
import { unlimited, withProduct, type HostileSection } from './hostileSection.ts';

const ROUNDS = 12;
const LIVES = 12;
const TABS = 20;

/** Refreshes and logins beside whatever ends sessions: nothing of a session outlives it, and no tab loses one. */
export const sessions: HostileSection = {
  minutes: 6,
  attacks: ['liveThrough', 'sessionSteps'],
  run: (say) =>
    withProduct(unlimited, async (server) => {
      const names = Array.from(
        { length: endings.length * ROUNDS + LIVES + ROUNDS },
        (_, index) => `life-${index}`,
      );
      await server.createUsers('almadraba', names);
      const wrong: string[] = [];
      const judge = async (life: Awaited<ReturnType<typeof openLife>>, what: string) => {
        wrong.push(...(await life.faults()).map((fault) => `${what}: ${fault}`));
        await life.unblock();
        wrong.push(...(await life.faults()).map((fault) => `${what}, later: ${fault}`));
      };
      for (const { name, beside, end } of endings) {
        for (let round = 0; round < ROUNDS; round++) {
          const life = await openLife(server, names.pop()!);
          await life.run([{ does: 'login' }]);
          if (end.does === 'reuse') {
            await life.run([{ does: 'refresh', session: 0, pair: 0 }]);
            await life.pass(31_000);
          }
          const place = round % (beside.length + 1);
          await life.run([...beside.slice(0, place), end, ...beside.slice(place)]);
          await judge(life, name);
        }
        say(`${ROUNDS} times ${name}`);
      }
      const drawn = fc.sample(lives, LIVES);
      for (const batches of drawn) {
        const life = await openLife(server, names.pop()!);
        await life.run([{ does: 'login' }, { does: 'login' }]);
        for (const batch of batches) {
          if (batch.some(({ does }) => does === 'reuse')) await life.pass(31_000);
          await life.run(batch);
          await judge(life, JSON.stringify(batch));
        }
      }
      say(`${drawn.length} lives that were drawn`);
      const lost: string[] = [];
      for (let round = 0; round < ROUNDS; round++) lost.push(...(await tabs(server, names.pop()!)));
      say(`${ROUNDS} times ${TABS} tabs`);
      return [
        some('rounds', endings.length * ROUNDS + drawn.flat().length),
        noneOf('what works of an ended session, or is dead of a living one', wrong),
        noneOf(`log-outs of ${TABS} tabs that refresh together`, lost),
      ];
    }),
};

/** All tabs show the same refresh token at once, twice; each goes on with what it got. */
async function tabs(server: RemoteServer, username: string): Promise<string[]> {
  let { refresh_token } = (await server.logIn(username)).json();
  const lost: string[] = [];
  for (let time = 0; time < 2; time++) {
    const form = { grant_type: 'refresh_token', refresh_token };
    const answers = await Promise.all(
      Array.from({ length: TABS }, () =>
        server.ask('POST', '/api/oauth2/token', { basic: true, form }),
      ),
    );
    for (const answer of answers) {
      if (answer.statusCode !== 200) lost.push(`refreshed: ${answer.statusCode} ${answer.body}`);
      const token = answer.json().access_token;
      const { statusCode } = await server.ask('GET', '/api/groups', { token });
      if (statusCode !== 200) lost.push(`asked after it: ${statusCode}`);
    }
    ({ refresh_token } = answers.at(-1)!.json());
  }
  return lost;
}
