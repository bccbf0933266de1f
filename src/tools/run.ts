import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/**
 * Runs a program with the project's own tools first on the path; its output is ours.
 * Resolves to its exit code (1 when a signal ended it).
 */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, PATH: path },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
