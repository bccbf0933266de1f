import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { pdfFile } from '../../support/files.ts';
import { givenDatabase } from '../../support/givenDatabase.ts';
import { fileParts, multipart } from '../../support/multipart.ts';
import { startTestServer } from '../../support/server.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { noneOf, some, type Section } from '../../support/benchSection.ts';

const root = join(import.meta.dirname, '../../..');

interface Manifest {
  made_at: string;
  parts: { table: string; rows: number; sha256: string }[];
  sequences: object;
  files: object[];
}

/** A backup of the embedded database, put into a given one, and that one's into another embedded one. */
export const restore: Section = {
  minutes: 4,
  async run(say) {
    const folder = temporaryFolder('restore');
    const given = await givenDatabase();
    const embedded = { DATA_DIR: join(folder, 'embedded') };
    const elsewhere = { DATA_DIR: join(folder, 'given'), DATABASE_URL: given.url, DEMO: '1' };
    const back = { DATA_DIR: join(folder, 'back') };
    const run = async (script: string, to: string, environment: Record<string, string>) => {
      const args = [`src/server/backup/${script}.ts`, join(folder, to)];
      const env = { PATH: process.env.PATH, ...environment };
      const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env });
      say(stdout.trim().replace(folder, '…'));
    };
    const manifestOf = (name: string): Manifest => ({
      ...(JSON.parse(readFileSync(join(folder, name, 'manifest.json'), 'utf8')) as Manifest),
      made_at: '',
    });
    try {
      await fill(embedded);
      await run('runBackup', 'first', embedded);
      await run('runRestore', 'first', elsewhere);
      await run('runBackup', 'second', elsewhere);
      await run('runRestore', 'second', back);
      await run('runBackup', 'third', back);
      const [first, second, third] = ['first', 'second', 'third'].map(manifestOf);
      const differ = (other: Manifest, name: string) => {
        const parts = first!.parts.flatMap((part, at) =>
          JSON.stringify(part) === JSON.stringify(other.parts[at])
            ? []
            : [`${name}: ${part.table}`],
        );
        const isSame = JSON.stringify(other) === JSON.stringify(first);
        return isSame || parts.length > 0 ? parts : [`${name}: sequences or files differ`];
      };
      return [
        some(
          'rows',
          first!.parts.reduce((sum, { rows }) => sum + rows, 0),
        ),
        some('files', first!.files.length),
        noneOf('counts or hashes that differ on the given one', differ(second!, 'given')),
        noneOf('counts or hashes that differ back on an embedded one', differ(third!, 'back')),
      ];
    } finally {
      await given.remove();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** The demo, with a document that somebody sent. */
async function fill(environment: { DATA_DIR: string }): Promise<void> {
  const server = await startTestServer({ hasDemoData: true, environment });
  const token = await server.token('ana');
  const { payload, headers } = multipart(fileParts(await pdfFile()));
  const path = `/api/interveners/${uuidOf('almadraba/intervener/ana')}/documents`;
  const answer = await server.ask('POST', path, { token, payload, headers });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  await server.close();
}
