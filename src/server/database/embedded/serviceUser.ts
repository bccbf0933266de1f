import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { StartProblem } from '../../kernel/startProblem.ts';

/** The user that PostgreSQL runs as: ourselves, unless we are root, whom it refuses. */
export interface ServiceUser {
  /** Set only when it is somebody else. */
  uid?: number;
  gid?: number;
  name: string;
}

const run = promisify(execFile);

/**
 * Ourselves, or for root the system user `postgres`, made when it is missing, or `nobody` where
 * none may be made.
 */
export async function findServiceUser(): Promise<ServiceUser> {
  if (process.getuid?.() !== 0) return { name: process.env.USER ?? 'this user' };
  return (
    (await lookUp('postgres')) ??
    (await create('postgres')) ??
    (await lookUp('nobody')) ??
    Promise.reject(
      new StartProblem(
        'PostgreSQL refuses to run as root, and no other system user could be found or made: start as another user, or set DATABASE_URL',
      ),
    )
  );
}

/** Whether the operator may enter the folder: asked of the system, so that ACLs and mounts count. */
export function mayEnter(operator: ServiceUser, folder: string): boolean {
  if (operator.uid === undefined) return true;
  const { uid, gid } = operator;
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { uid, gid }).status === 0;
}

async function lookUp(name: string): Promise<ServiceUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout), name };
  } catch {
    return undefined;
  }
}

async function create(name: string): Promise<ServiceUser | undefined> {
  try {
    await run('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--shell',
      '/bin/false',
      name,
    ]);
  } catch {
    return undefined;
  }
  return lookUp(name);
}
