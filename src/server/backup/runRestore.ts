import { resolve } from 'node:path';
import { readConfig } from '../kernel/config.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { openFiles } from '../files/openFiles.ts';
import { createLog } from '../kernel/log.ts';
import { openPlace } from './openPlace.ts';
import { restoreBackup } from './restoreBackup.ts';
import { runCli } from './runCli.ts';

/** `npm run restore -- <folder>`: into the empty database of this environment, no server running. */
await runCli('restore', 'restored and checked', process.argv[2], async (folder) => {
  const config = readConfig(process.env);
  const log = createLog('error');
  // The tables are made first, as a server would make them.
  await (await openDatabase(config, log)).close();
  const { db, close } = await openPlace(config, log);
  try {
    return await restoreBackup(db, await openFiles(config), resolve(folder));
  } finally {
    await close();
  }
});
