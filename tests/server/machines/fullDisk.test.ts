import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../src/server/kernel/config.ts';
import { openDatabase } from '../../../src/server/database/openDatabase.ts';
import { createLog } from '../../../src/server/kernel/log.ts';
import { copyDemoData } from '../../support/demoData.ts';
import { pdfFile } from '../../support/files.ts';
import { inAlmadraba, readBefore, wrongs } from '../../support/machineLedger.ts';
import { enterAs, order, orderOf, send, type Heard, type Sent } from '../../support/machineLoad.ts';
import { fileParts, multipart } from '../../support/multipart.ts';
import { NOW, startProduct } from '../../support/product.ts';
import { startTestServer } from '../../support/server.ts';
import { mayMount, smallDisk, type SmallDisk } from '../../support/smallDisk.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { isWhole } from '../../support/sweep.ts';

const folder = temporaryFolder('full');
const disks: SmallDisk[] = [];
afterAll(() => {
  for (const disk of disks) disk.remove();
  rmSync(folder, { recursive: true, force: true });
});
const diskAt = (place: string, megabytes: number) => {
  const disk = smallDisk(place, megabytes)!;
  disks.push(disk);
  return disk;
};
const DATABASE_MEGABYTES = 450;

describe.runIf(mayMount(join(folder, 'probe')))('a disk that is full', () => {
  test.runIf(isWhole)(
    'of documents: they are refused with 503 and nothing is left of them',
    async () => {
      const dataDir = join(folder, 'documents');
      const disk = diskAt(join(dataDir, 'files'), 4);
      await copyDemoData(dataDir, NOW);
      const server = await startTestServer({
        hasDemoData: true,
        environment: { DATA_DIR: dataDir },
      });
      const token = await server.token('ana');
      const { payload, headers } = multipart(fileParts(await pdfFile()));
      const path = `/api/interveners/${uuidOf('almadraba/intervener/ana')}/documents`;
      const upload = () => server.ask('POST', path, { token, payload, headers });
      const rows = () =>
        inAlmadraba(server.context.db, async (db) => ({
          documents: (await db.selectFrom('documents').select('uuid').execute()).length,
          files: (await db.selectFrom('files').select('uuid').execute()).length,
        }));
      const before = await rows();
      disk.fill();
      const refused = await upload();
      expect(refused.statusCode, refused.body).toBe(503);
      expect(refused.headers['retry-after']).toBe('60');
      expect(refused.json().result.errors[0].code).toBe('storage');
      expect(await rows()).toEqual(before);
      expect(readdirSync(server.context.files.arrivals)).toEqual([]);
      disk.clear();
      expect((await upload()).statusCode).toBe(201);
      await server.close();
    },
    120_000,
  );

  test.runIf(isWhole)(
    'of the database: orders are taken whole or refused with 503, and go on by themselves',
    async () => {
      const dataDir = join(folder, 'database');
      const disk = diskAt(dataDir, DATABASE_MEGABYTES);
      await copyDemoData(dataDir, NOW);
      const open = () => openDatabase(readConfig({ NOW, DATA_DIR: dataDir }), createLog('silent'));
      const prepared = await open();
      const before = await readBefore(prepared.db);
      await prepared.close();
      const env = { TOKEN_RATE: '100000', ADDRESS_RATE: '100000', LOG_LEVEL: 'silent' };
      const product = await startProduct({ dataDir, env });
      const ana = await enterAs(product, 'ana');
      const body = await orderOf(product, ana);
      const sent: Sent = new Map();
      const heard: Heard[] = [];
      const ordering = async (until: () => boolean) => {
        while (!until()) {
          const answer = await order(product, ana, body, sent);
          heard.push(answer);
          if (answer.status !== 201) await sleep(50);
        }
      };
      disk.fill();
      const late = performance.now() + 40_000;
      const isOver = () =>
        performance.now() > late || heard.filter(({ status }) => status === 503).length >= 30;
      await Promise.all([ordering(isOver), ordering(isOver), ordering(isOver)]);
      expect(heard.filter(({ status }) => status === 503).length).toBeGreaterThanOrEqual(30);
      expect(heard.filter(({ status }) => status !== 201 && status !== 503)).toEqual([]);
      expect((await send(product, ana, '/api/health')).status).not.toBe(0);
      disk.clear();
      await expect
        .poll(async () => (await order(product, ana, body, sent)).status, {
          interval: 500,
        })
        .toBe(201);
      // Whoever was refused asks once more, as a client does.
      for (const [key, uuid] of sent)
        if (uuid === undefined) await order(product, ana, body, sent, key);
      await product.stop();
      const looked = await open();
      expect(await wrongs(looked.db, before, sent, [])).toEqual([]);
      await looked.close();
    },
    240_000,
  );
});
