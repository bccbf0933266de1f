import { CompiledQuery, type Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';
import { runTogether } from './runTogether.ts';

/** What a parameter may be. */
export type Value = string | number | bigint | boolean | Date | Buffer | null | readonly Value[];

const names = new Map<string, string>();

/** Each connection keeps what it has prepared: texts beyond so many are parsed every time. */
const MOST = 100;

/**
 * Runs a statement that requests ask again and again: each connection parses and plans it once. Texts are
 * of a small closed set in the code and never carry a value. Several at once go in one packet. They name their columns one by one: what was
 * prepared with `*` fails once the migration of a newer server has added a column.
 */
export async function prepared<Row>(
  db: Kysely<Tables>,
  text: string,
  values: readonly Value[],
): Promise<Row[]> {
  if (!names.has(text) && names.size < MOST) names.set(text, `kept_${names.size}`);
  const { rows } = await runTogether<Row>(db, CompiledQuery.raw(text, values as unknown[]));
  return rows;
}

/** Under which name connections keep a statement; nothing when it is parsed every time. */
export const nameOf = (text: string): string | undefined => names.get(text);
