import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../src/server/kernel/config.ts';
import { openDatabase } from '../../../src/server/database/openDatabase.ts';
import { createLog } from '../../../src/server/kernel/log.ts';
import { copyDemoData } from '../../support/demoData.ts';
import { givenDatabase } from '../../support/givenDatabase.ts';
import { killAtWork } from '../../support/killAtWork.ts';
import { NOW } from '../../support/product.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { isWhole, swept, times } from '../../support/sweep.ts';

const KILLS = times(5, 2);

const ends: (() => Promise<void> | void)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

/** Either PostgreSQL with the demo in it: what a server of it needs, and how it is looked into. */
const databases: Record<string, () => Promise<Record<string, string>>> = {
  async embedded() {
    const dataDir = temporaryFolder('kills');
    ends.push(() => rmSync(dataDir, { recursive: true, force: true }));
    await copyDemoData(dataDir, NOW);
    return { DATA_DIR: dataDir };
  },
  async given() {
    const given = await givenDatabase({ demoAt: NOW });
    const dataDir = temporaryFolder('kills');
    ends.push(
      () => rmSync(dataDir, { recursive: true, force: true }),
      () => given.remove(),
    );
    return { DATA_DIR: dataDir, DATABASE_URL: given.url, DEMO: '1' };
  },
};

describe.each(swept(Object.keys(databases), 1))(
  'a server on the %s PostgreSQL that is killed at work',
  (kind) => {
    test.runIf(isWhole)(
      'loses, doubles and half writes nothing, and is ready again soon',
      async () => {
        const environment = await databases[kind]!();
        const open = () => openDatabase(readConfig({ NOW, ...environment }), createLog('silent'));
        const { wrong, acknowledged, paid, exported, unhinderedIn } = await killAtWork(
          environment,
          open,
          {
            kills: KILLS,
            async lasting(round, done) {
              await sleep(150 + round * 110);
              // On a busy machine the work has to come to something first.
              for (let waited = 0; done() < 4 * (round + 1) && waited < 20_000; waited += 20)
                await sleep(20);
            },
          },
        );
        expect(wrong).toEqual([]);
        expect(acknowledged).toBeGreaterThan(KILLS);
        expect(paid).toBeGreaterThan(0);
        expect(exported).toBeGreaterThan(0);
        // The machine may be busy with other tests.
        expect(Math.min(...unhinderedIn)).toBeLessThan(10_000);
      },
      420_000,
    );
  },
);
