import { rmSync } from 'node:fs';
import { readConfig } from '../../../src/server/kernel/config.ts';
import { openDatabase } from '../../../src/server/database/openDatabase.ts';
import { createLog } from '../../../src/server/kernel/log.ts';
import { givenDatabase } from '../../support/givenDatabase.ts';
import { NOW } from '../../support/product.ts';
import { sendAgain } from '../../support/sendAgain.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { exactly, noneOf, some, type Section } from '../../support/benchSection.ts';

/** `ORDERS` asks for another number. */
const ORDERS = Number(process.env.ORDERS ?? 1_000);

/** Orders that are sent two to five times at once, some after a token that is no longer good or a kill. */
export const again: Section = {
  minutes: 40,
  async run(say) {
    const given = await givenDatabase({ demoAt: NOW });
    const dataDir = temporaryFolder('again');
    const environment = { DATA_DIR: dataDir, DATABASE_URL: given.url, DEMO: '1' };
    const open = () => openDatabase(readConfig({ NOW, ...environment }), createLog('silent'));
    try {
      const onSent = (count: number) => say(`${count} orders`);
      const { wrong, refused, made } = await sendAgain(environment, open, ORDERS, onSent);
      return [
        exactly('orders made', made, ORDERS),
        some('of them first refused with 401', refused),
        noneOf('lost, doubled or half written', wrong),
      ];
    } finally {
      await given.remove();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
