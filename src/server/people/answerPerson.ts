import type { Schema } from '#/contract/schema.ts';
import type { Actor } from '../ports/actor.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { findPerson } from './findPerson.ts';
import { readRecords } from './readRecords.ts';
import { toIntervener } from '../interveners/toIntervener.ts';

/** A person as the wire shows them now, read again. */
export async function answerPerson(
  db: TenantDb,
  actor: Actor,
  uuid: string,
  today: string,
): Promise<Schema<'Intervener'>> {
  const { row } = await findPerson(db, actor, uuid, today);
  return toIntervener(row, await readRecords(db, actor, row.uuid, today));
}
