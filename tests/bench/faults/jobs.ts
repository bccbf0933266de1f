import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Product } from '../../support/product.ts';
import { settleKilled } from '../../support/settleKilled.ts';
import { exactly, noneOf, some, type Section } from '../../support/benchSection.ts';
import { startMachines, type Machines } from './startMachines.ts';

const SETTLEMENTS_KILLED = Number(process.env.KILLS ?? 10);
/** Until another has done a day's work. */
const PATIENCE_MS = 150_000;

/**
 * A month of settlement that is killed again and again comes to the same as one that is left alone; what is due
 * when a server is killed, or stops, is another's.
 */
export const jobs: Section = {
  minutes: 10,
  async run(say) {
    const { kills, differ } = await settleKilled(Math.min(SETTLEMENTS_KILLED, 10), say);
    const machines = await startMachines(2);
    const wrong: string[] = [];
    try {
      for (const way of ['kill', 'stop'] as const)
        wrong.push(...(await handOver(machines, way, say)));
    } finally {
      await machines.remove();
    }
    return [
      some('settlements killed half-way', kills),
      noneOf('differences to a settlement that was left alone', differ),
      exactly('turns whose server was killed or stopped', 2, 2),
      noneOf('turns that nobody took over', wrong),
    ];
  },
};

/** Has two servers come to what is due while nobody may begin it, ends the first, and sees whether the other does it. */
async function handOver(
  { db, products, start }: Machines,
  way: 'kill' | 'stop',
  say: (line: string) => void,
): Promise<string[]> {
  const { now } = (await (await fetch(products[0]!.url('/dev/clock'))).json()) as { now: string };
  const next = new Date(Date.parse(now) + 86_400_000).toISOString();
  const come = (product: Product) =>
    fetch(product.url('/dev/clock'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ now: next }),
    }).then(({ status }) => status);
  const asked = await db.connection().execute(async (turn) => {
    await sql`select pg_advisory_lock(hashtextextended('what is due', 0))`.execute(turn);
    const answers = products.map((product) => come(product).catch(() => undefined));
    await sleep(2_000);
    await products[0]![way]();
    say(`${way}: the first server is gone`);
    await sql`select pg_advisory_unlock_all()`.execute(turn);
    return answers;
  });
  const late = sleep(PATIENCE_MS, 'nobody', { ref: false });
  const [, second] = asked;
  const answer = await Promise.race([second, late]);
  await start(0);
  return answer === 200 ? [] : [`${way}: the other server said ${answer}`];
}
