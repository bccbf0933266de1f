import { chown, lstat, mkdir, mkdtemp, readlink, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartProblem } from '../../kernel/startProblem.ts';
import { mayEnter, type ServiceUser } from './serviceUser.ts';

/** Where root keeps what another user must be able to enter. */
export const sharedFolder = '/var/lib/private-area';

export interface Place {
  /** The cluster's folder, which may not exist yet. */
  folder: string;
  /** Makes `DATA_DIR/postgres` lead to the folder, once it is complete. */
  settle(): Promise<void>;
}

/**
 * `DATA_DIR/postgres`, or, when PostgreSQL's user may not enter `DATA_DIR`, a folder of its own below
 * `/var/lib` to which `DATA_DIR/postgres` is a link: so the link is the data's owner, and whoever
 * removes or moves `DATA_DIR` starts anew or takes the data along.
 */
export async function findPlace(dataDir: string, operator: ServiceUser): Promise<Place> {
  const here = join(dataDir, 'postgres');
  const kind = await lstat(here).catch(() => undefined);
  if (kind?.isSymbolicLink()) {
    const folder = resolve(dataDir, await readlink(here));
    return { folder: reachable(folder, operator), settle: async () => undefined };
  }
  if (kind || mayEnter(operator, dataDir)) {
    if (kind) reachable(here, operator);
    return { folder: here, settle: async () => undefined };
  }
  await mkdir(sharedFolder, { recursive: true, mode: 0o755 });
  const parent = await mkdtemp(join(sharedFolder, 'data-'));
  if (operator.uid !== undefined) await chown(parent, operator.uid, operator.gid ?? operator.uid);
  const folder = join(reachable(parent, operator), 'postgres');
  return {
    folder,
    async settle() {
      await rm(here, { force: true });
      await symlink(folder, here);
    },
  };
}

function reachable(folder: string, operator: ServiceUser): string {
  if (mayEnter(operator, folder)) return folder;
  throw new StartProblem(
    `PostgreSQL runs as the user ${operator.name}, who may not enter ${folder}: set DATA_DIR to a folder that user may enter`,
  );
}
