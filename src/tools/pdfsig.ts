import { existsSync } from 'node:fs';
import { run } from './run.ts';

/** What reads signatures of PDFs, and what makes the list of trusted certificates that it reads them with. */
const programs = ['/usr/bin/pdfsig', '/usr/bin/certutil'];

/**
 * Sees to it that the machine has what signatures are verified with, from the distribution where that is possible.
 * Throws with what to do when it is missing and may not be installed.
 */
export async function findPdfsig(): Promise<void> {
  const isThere = () => programs.every((program) => existsSync(program));
  if (isThere()) return;
  const mayInstall =
    process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], env);
    const packages = ['poppler-utils', 'libnss3-tools'];
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], env);
  }
  if (!isThere())
    throw new Error(
      'No pdfsig and certutil here. Install them (Debian: apt-get install poppler-utils libnss3-tools).',
    );
}
