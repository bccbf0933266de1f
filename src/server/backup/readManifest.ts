import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupFault } from './backupFault.ts';
import type { Manifest } from './manifest.ts';
import { placeWithin } from './placeWithin.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const HASH = /^[0-9a-f]{64}$/;
const NAME = /^[a-z][a-z0-9_]{0,62}$/;
const NUMBER = /^-?\d{1,19}$/;

/**
 * Reads `manifest.json` of a backup and believes nothing in it: names are names and never paths.
 * Throws a BackupFault that says what is wrong without repeating it.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const whole = await placeWithin(folder, 'manifest.json').catch((error: unknown) => {
    if (error instanceof BackupFault && error.message.endsWith('no file of its own')) throw error;
    throw new BackupFault(`${folder} is no whole backup`);
  });
  const read = parse(await readFile(whole, 'utf8'));
  if (read?.format !== 1) throw new BackupFault(`${folder} has a format that is not known`);
  if (!isManifest(read))
    throw new BackupFault(`${join(folder, 'manifest.json')} is not as a backup writes it`);
  return read;
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isManifest(read: Record<string, unknown>): read is Record<string, unknown> & Manifest {
  const { migrations, parts, sequences, files } = read;
  return (
    isListOf(migrations, (name) => matches(name, /^\d{3}_[a-z0-9_]{1,100}$/)) &&
    isListOf(parts, isPart) &&
    isListOf(files, isFile) &&
    isRecord(sequences) &&
    Object.entries(sequences).every(([name, last]) => NAME.test(name) && matches(last, NUMBER))
  );
}

const isPart = (part: unknown) =>
  isRecord(part) &&
  matches(part.table, NAME) &&
  (part.tenant === null || matches(part.tenant, UUID)) &&
  Number.isSafeInteger(part.rows) &&
  matches(part.sha256, HASH);

const isFile = (file: unknown) =>
  isRecord(file) &&
  matches(file.uuid, UUID) &&
  matches(file.size, /^\d{1,15}$/) &&
  matches(file.sha256, HASH);

const matches = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value);
const isListOf = (value: unknown, isOne: (one: unknown) => boolean) =>
  Array.isArray(value) && value.every(isOne);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
