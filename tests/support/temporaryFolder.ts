import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A new folder that every user of the machine may enter: under root the database runs as another user, and
 * its data would otherwise land outside of the folder and outlive it.
 */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `private-area-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}
