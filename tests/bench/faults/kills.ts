import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../../../src/server/config.ts';
import { openDatabase } from '../../../src/server/database/openDatabase.ts';
import { createLog } from '../../../src/server/log.ts';
import { copyDemoData } from '../../support/demoData.ts';
import { givenDatabase } from '../../support/givenDatabase.ts';
import { killAtWork } from '../../support/killAtWork.ts';
import { NOW } from '../../support/product.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { atMost, exactly, noneOf, quantile, some, type Section } from './section.ts';

/** Of each PostgreSQL; `KILLS` asks for another number. */
const KILLS = Number(process.env.KILLS ?? 100);
const READY_LIMIT = 10;
const MINUTES = 20;

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
      return await killed({ DATA_DIR: dataDir, DATABASE_URL: given.url }, say);
    } finally {
      await given.remove();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

async function killed(environment: Record<string, string>, say: (line: string) => void) {
  const open = () => openDatabase(readConfig({ NOW, ...environment }), createLog('silent'));
  const { wrong, acknowledged, paid, exported, sentAgain, startedIn } = await killAtWork(
    environment,
    open,
    {
      kills: KILLS,
      lasting: () => sleep(Math.random() * 1_500),
      onRound(round, soFar) {
        if (round % 10 > 0) return;
        const slowest = Math.max(...soFar.startedIn) / 1_000;
        say(`${round} kills, ${soFar.acknowledged} orders, slowest start ${slowest.toFixed(1)} s`);
      },
    },
  );
  const seconds = startedIn.map((ms) => ms / 1_000);
  return [
    exactly('kills', seconds.length, KILLS),
    some('orders', acknowledged),
    some('payments', paid),
    some('sent to the registry', exported),
    some('left without an answer by a kill, and sent again', sentAgain),
    noneOf('lost, doubled or half written', wrong),
    atMost('ready again, median', quantile(seconds, 0.5), READY_LIMIT, 's'),
    atMost('ready again, p95', quantile(seconds, 0.95), READY_LIMIT, 's'),
    atMost('ready again, slowest', Math.max(...seconds), READY_LIMIT, 's'),
  ];
}
