import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { root } from './run.ts';

/**
 * Loaded before the server by `npm start`: builds the pages, in a process of its own, unless they are as
 * their sources are. A script that npm runs before would not run where install scripts are off.
 */
if (isMainThread) {
  const { status } = spawnSync(process.execPath, [join(root, 'src/tools/build.ts')], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
