import { StartProblem } from '../kernel/startProblem.ts';
import { BackupFault } from './backupFault.ts';
import type { Manifest } from './manifest.ts';

/** Runs a command on a folder; one line says what came of it, and the exit code whether it was good. */
export async function runCli(
  name: string,
  done: string,
  folder: string | undefined,
  work: (folder: string) => Promise<Manifest>,
): Promise<void> {
  if (!folder) {
    console.error(`which folder? npm run ${name} -- <folder>`);
    process.exit(2);
  }
  try {
    const { parts, files } = await work(folder);
    const rows = parts.reduce((sum, part) => sum + part.rows, 0);
    const tables = new Set(parts.map(({ table }) => table)).size;
    console.log(`${done}: ${rows} rows of ${tables} tables, ${files.length} files (${folder})`);
  } catch (error) {
    const isKnown = error instanceof StartProblem || error instanceof BackupFault;
    console.error(isKnown ? error.message : error);
    process.exit(1);
  }
}
