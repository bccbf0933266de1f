import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../../../src/server/kernel/config.ts';
import { openDatabase } from '../../../src/server/database/openDatabase.ts';
import { createLog } from '../../../src/server/kernel/log.ts';
import { copyDemoData } from '../../support/demoData.ts';
import { givenDatabase } from '../../support/givenDatabase.ts';
import { killAtWork, type Killed } from '../../support/killAtWork.ts';
import { NOW } from '../../support/product.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import {
  atMost,
  exactly,
  noneOf,
  quantile,
  some,
  type Section,
} from '../../support/benchSection.ts';

/** Of each PostgreSQL; `KILLS` asks for another number. */
const KILLS = Number(process.env.KILLS ?? 100);
const READY_LIMIT = 10;
const MINUTES = 75;
/** As many are held against the database at a time, so that a run that is cut short has shown something. */
const AT_A_TIME = 20;

/** A server on the embedded PostgreSQL, killed at random moments of orders, payments and exports. */
export const killsEmbedded: Section = {
  minutes: MINUTES,
  async run(say) {
    const dataDir = temporaryFolder('faults');
    await copyDemoData(dataDir, NOW);
    try {
      return await killed({ DATA_DIR: dataDir }, say);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

/** The same on a PostgreSQL that lives on while the server dies. */
export const killsGiven: Section = {
  minutes: MINUTES,
  async run(say) {
    const given = await givenDatabase({ demoAt: NOW });
    const dataDir = temporaryFolder('faults');
    try {
      return await killed({ DATA_DIR: dataDir, DATABASE_URL: given.url, DEMO: '1' }, say);
    } finally {
      await given.remove();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

async function killed(environment: Record<string, string>, say: (line: string) => void) {
  const open = () => openDatabase(readConfig({ NOW, ...environment }), createLog('silent'));
  const all: Killed[] = [];
  const total = (name: 'acknowledged' | 'paid' | 'exported' | 'sentAgain') =>
    all.reduce((sum, each) => sum + each[name], 0);
  for (let kills = 0; kills < KILLS; kills += AT_A_TIME) {
    const round = await killAtWork(environment, open, {
      kills: Math.min(AT_A_TIME, KILLS - kills),
      lasting: () => sleep(Math.random() * 1_500),
    });
    all.push(round);
    const starts = all.flatMap(({ startedIn }) => startedIn);
    const slowest = (Math.max(...starts) / 1_000).toFixed(1);
    const median = (quantile(starts, 0.5) / 1_000).toFixed(1);
    const done = `${total('acknowledged')} orders, ${total('paid')} paid, ${total('exported')} sent`;
    say(`${starts.length} kills, ${done}, ready again in ${median} s, at worst ${slowest} s`);
    say(`${round.wrong.length} lost, doubled or half written`);
    for (const line of round.wrong) say(line);
  }
  const seconds = all.flatMap(({ startedIn }) => startedIn.map((ms) => ms / 1_000));
  return [
    exactly('kills', seconds.length, KILLS),
    some('orders', total('acknowledged')),
    some('payments', total('paid')),
    some('sent to the registry', total('exported')),
    some('left without an answer by a kill, and sent again', total('sentAgain')),
    noneOf(
      'lost, doubled or half written',
      all.flatMap(({ wrong }) => wrong),
    ),
    atMost('ready again, median', quantile(seconds, 0.5), READY_LIMIT, 's'),
    atMost('ready again, p95', quantile(seconds, 0.95), READY_LIMIT, 's'),
    atMost('ready again, slowest', Math.max(...seconds), READY_LIMIT, 's'),
  ];
}
