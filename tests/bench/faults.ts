import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../../src/server/config.ts';
import { openDatabase } from '../../src/server/database/openDatabase.ts';
import { createLog } from '../../src/server/log.ts';
import { copyDemoData } from '../support/demoData.ts';
import { givenDatabase } from '../support/givenDatabase.ts';
import { killAtWork } from '../support/killAtWork.ts';
import { NOW } from '../support/product.ts';
import { sendAgain } from '../support/sendAgain.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** Of each PostgreSQL; `KILLS` asks for another number. */
const KILLS = Number(process.env.KILLS ?? 100);
const ORDERS = Number(process.env.ORDERS ?? 1_000);
const READY_LIMIT = 10;

/** A server that is killed at random moments of taking orders and sending them to the registry. */
export async function run() {
  const embedded = temporaryFolder('faults');
  await copyDemoData(embedded, NOW);
  const here = await killed('embedded', { DATA_DIR: embedded });
  rmSync(embedded, { recursive: true, force: true });
  const given = await givenDatabase({ demoAt: NOW });
  const dataDir = temporaryFolder('faults');
  const there = await killed('given', { DATA_DIR: dataDir, DATABASE_URL: given.url });
  const again = await sentAgain({ DATA_DIR: dataDir, DATABASE_URL: given.url });
  await given.remove();
  rmSync(dataDir, { recursive: true, force: true });
  return { name: 'faults', rows: [...here, ...there, again] };
}

const opener = (environment: Record<string, string>) => () =>
  openDatabase(readConfig({ NOW, ...environment }), createLog('silent'));

async function sentAgain(environment: Record<string, string>) {
  const { wrong } = await sendAgain(environment, opener(environment), ORDERS);
  for (const line of wrong) console.error(line);
  return {
    name: `${ORDERS} orders sent two to five times: lost or doubled`,
    value: wrong.length,
    unit: '',
    limit: 0,
    ok: wrong.length === 0,
  };
}

async function killed(kind: string, environment: Record<string, string>) {
  const open = opener(environment);
  const { wrong, acknowledged, exported, startedIn } = await killAtWork(environment, open, {
    kills: KILLS,
    lasting: () => sleep(Math.random() * 1_500),
  });
  for (const line of wrong) console.error(line);
  const slowest = Math.max(...startedIn) / 1_000;
  const of = `${kind} PostgreSQL, ${KILLS} kills`;
  return [
    { name: `${of}: orders`, value: acknowledged, unit: '', ok: acknowledged > 0 },
    { name: `${of}: sent to the registry`, value: exported, unit: '', ok: exported > 0 },
    {
      name: `${of}: lost, doubled or half written`,
      value: wrong.length,
      unit: '',
      limit: 0,
      ok: wrong.length === 0,
    },
    {
      name: `${of}: ready again, slowest`,
      value: slowest,
      unit: 's',
      limit: READY_LIMIT,
      ok: slowest < READY_LIMIT,
    },
  ];
}
