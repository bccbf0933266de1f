import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The database's passwords: of who prepares it, of the tables' owner, of the role that requests have. */
export interface Passwords {
  superuser: string;
  app: string;
  requests: string;
}

/** The passwords of this folder's database, random and made once, in a file only its owner may read. */
export async function readPasswords(dataDir: string): Promise<Passwords> {
  const file = join(dataDir, 'postgres.passwords.json');
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  const known = kept === undefined ? {} : (JSON.parse(kept) as Partial<Passwords>);
  const made: Passwords = { superuser: random(), app: random(), requests: random(), ...known };
  if (known.requests !== undefined) return made;
  await writeFile(`${file}.new`, JSON.stringify(made), { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
  return made;
}

const random = () => randomBytes(24).toString('base64url');
