import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartProblem } from '../../kernel/startProblem.ts';
import type { Binaries } from './binaries.ts';
import type { ServiceUser } from './serviceUser.ts';
import type { Place } from './place.ts';

/**
 * Makes the cluster when there is none. It is made beside its final name and then renamed, so that
 * a start that was interrupted leaves nothing that looks complete.
 */
export async function initialise(
  place: Place,
  binaries: Binaries,
  operator: ServiceUser,
  password: string,
): Promise<void> {
  if (existsSync(join(place.folder, 'PG_VERSION'))) return;
  const unfinished = `${place.folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  const secret = await mkdtemp(join(tmpdir(), 'private-area-'));
  const passwordFile = join(secret, 'password');
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  try {
    for (const path of [unfinished, secret, passwordFile]) await give(path, operator);
    await run(binaries.initdb, [...flags, `--pgdata=${unfinished}`, `--pwfile=${passwordFile}`], {
      uid: operator.uid,
      gid: operator.gid,
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
    });
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw new StartProblem(
      `PostgreSQL could not be set up in ${place.folder}: ${lastLine(stderr ?? String(error))}`,
    );
  } finally {
    await rm(secret, { recursive: true, force: true });
  }
  await rename(unfinished, place.folder);
  await place.settle();
}

const run = promisify(execFile);

/** Upper and lower case of Unicode without the system's locales, so that every machine sorts alike. */
const flags = [
  '--username=postgres',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
];

async function give(path: string, { uid, gid }: ServiceUser): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';
