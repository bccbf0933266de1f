import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../kernel/config.ts';
import { StartProblem } from '../kernel/startProblem.ts';

type Needs = Pick<Config, 'outboxKey' | 'databaseUrl' | 'dataDir' | 'isDemo'>;

/**
 * The key of the outbox's cipher, which is never in the database: that of `OUTBOX_KEY`; for the embedded
 * database, which one server has to itself, one that is made once in a file beside it that only its owner
 * may read. Servers that share a given database have to share the key, so that it must be set there; a
 * demo makes it of the address by which it reaches the database. Throws a StartProblem when it is missing.
 */
export async function letterKey(config: Needs): Promise<Buffer> {
  const { outboxKey, databaseUrl, dataDir, isDemo } = config;
  if (outboxKey) return outboxKey;
  if (!databaseUrl) return keptKey(dataDir);
  if (isDemo) return Buffer.from(hkdfSync('sha256', databaseUrl, '', 'outbox', LENGTH));
  throw new StartProblem(
    'OUTBOX_KEY is missing: set the same 64 hexadecimal digits for every server of DATABASE_URL (openssl rand -hex 32)',
  );
}

async function keptKey(dataDir: string): Promise<Buffer> {
  const file = join(dataDir, 'outbox.key');
  await mkdir(dataDir, { recursive: true });
  const made = randomBytes(LENGTH).toString('hex');
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept === undefined) await writeFile(file, made, { mode: 0o600, flag: 'wx', flush: true });
  return Buffer.from(kept ?? made, 'hex');
}

const LENGTH = 32;
