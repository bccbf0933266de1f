import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A new folder that every user of the machine may enter: under root the database runs as another user, and
 * its data would otherwise land outside of the folder and outlive it. It goes with the run that it is made in.
 * @param within another folder than that of the run, or the machine's own where there is none
 */
export function temporaryFolder(
  name: string,
  within = process.env.TEST_FOLDER ?? tmpdir(),
): string {
  const folder = mkdtempSync(join(within, `private-area-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}
