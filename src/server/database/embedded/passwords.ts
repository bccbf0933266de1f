import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The database's two passwords: one that prepares it, one for the server's unprivileged role. */
export interface Passwords {
  superuser: string;
  app: string;
}

/** The passwords of this folder's database, random and made once, in a file only its owner may read. */
export async function readPasswords(dataDir: string): Promise<Passwords> {
  const file = join(dataDir, 'postgres.passwords.json');
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept !== undefined) return JSON.parse(kept) as Passwords;
  const made: Passwords = { superuser: random(), app: random() };
  await writeFile(`${file}.new`, JSON.stringify(made), { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
  return made;
}

const random = () => randomBytes(24).toString('base64url');
