import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { inAlmadraba, readBefore, wrongs } from '../../support/machineLedger.ts';
import { enterAs, order, orderOf, type Heard, type Sent } from '../../support/machineLoad.ts';
import { exactly, noneOf, some, type Section } from '../../support/benchSection.ts';
import { startMachines } from './startMachines.ts';

const MACHINES = 3;
const ROUNDS = Number(process.env.ROUNDS ?? 6);
const STREAMS = 2;

/** Three servers take orders from one database; one after another is killed, and the others do not notice. */
export const several: Section = {
  minutes: 6,
  async run(say) {
    const machines = await startMachines(MACHINES);
    say('three servers are ready');
    const { products, db } = machines;
    const wrong: string[] = [];
    let broken = 0;
    try {
      const before = await readBefore(db);
      const ana = await enterAs(products[0]!, 'ana');
      const body = await orderOf(products[0]!, ana);
      const sent: Sent = new Map();
      for (let round = 0; round < ROUNDS; round++) {
        const victim = round % MACHINES;
        let isDone = false;
        const stream = async (at: number) => {
          const heard: Heard[] = [];
          while (!isDone && heard.at(-1)?.status !== 0)
            heard.push(await order(products[at]!, ana, body, sent, randomUUID()));
          return { at, heard };
        };
        const load = Array.from({ length: MACHINES * STREAMS }, (_, n) => stream(n % MACHINES));
        await sleep(1_500);
        await products[victim]!.kill();
        await sleep(2_500);
        isDone = true;
        for (const { at, heard } of await Promise.all(load)) {
          const lost = heard.filter(({ status }) => status === 0).length;
          if (at === victim) broken += lost;
          const odd = heard.filter(({ status }) => status !== 201 && status !== 0);
          if (odd.length > 0) wrong.push(`round ${round}: ${odd[0]!.status} ${odd[0]!.body}`);
          if (at !== victim && lost > 0) wrong.push(`round ${round}: server ${at} was lost too`);
        }
        await machines.start(victim);
        // Whoever was not answered asks another server.
        const other = products[(victim + 1) % MACHINES]!;
        for (const [key, uuid] of sent)
          if (uuid === undefined) await order(other, ana, body, sent, key);
        say(`${round + 1} killed, ${sent.size} orders`);
      }
      wrong.push(...(await wrongs(db, before, sent, [])));
      const news = await inAlmadraba(db, (at) =>
        at.selectFrom('operations').select('uuid').execute(),
      );
      return [
        exactly('killed under load', ROUNDS, ROUNDS),
        exactly('orders made', news.length - before.operations.size, sent.size),
        some('connections that broke with the killed one', broken),
        noneOf('other errors; orders lost, doubled or half written', wrong),
      ];
    } finally {
      await machines.remove();
    }
  },
};
