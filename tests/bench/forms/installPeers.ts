import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const wanted = ['package.json', 'package-lock.json', '.npmrc'];

/**
 * Installs the other libraries at their locked versions, once, away from the repository's own
 * packages and from its tests; returns the folder that they resolve from.
 */
export function installPeers(folder: string, into: string): string {
  const lock = (at: string) => {
    const file = join(at, 'package-lock.json');
    return existsSync(file) && readFileSync(file, 'utf8');
  };
  const done = join(into, 'node_modules/.package-lock.json');
  if (existsSync(done) && lock(into) === lock(folder)) return into;
  mkdirSync(into, { recursive: true });
  for (const file of wanted) copyFileSync(join(folder, file), join(into, file));
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: into,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ci failed in ${into}: the peers could not be installed`);
  return into;
}
