import { resolve } from 'node:path';
import { readConfig } from '../kernel/config.ts';
import { openFiles } from '../files/openFiles.ts';
import { createLog } from '../kernel/log.ts';
import { openPlace } from './openPlace.ts';
import { runCli } from './runCli.ts';
import { writeBackup } from './writeBackup.ts';

/** `npm run backup -- <new folder>`: the database and files of this environment, servers running or not. */
await runCli('backup', 'backed up', process.argv[2], async (folder) => {
  const config = readConfig(process.env);
  const { db, close } = await openPlace(config, createLog('error'));
  try {
    return await writeBackup(db, await openFiles(config), resolve(folder));
  } finally {
    await close();
  }
});
