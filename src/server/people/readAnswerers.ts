import { isMinor } from '#/domain/people/isMinor.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { IntervenerRow } from '../interveners/toIntervener.ts';

/**
 * Who is told what a person has to answer or to send: they themselves; of a minor every legal guardian on the accounts
 * that the minor holds. @source Código Civil 162
 */
export async function readAnswerers(
  db: TenantDb,
  { uuid, type, birthdate }: Pick<IntervenerRow, 'uuid' | 'type' | 'birthdate'>,
  today: string,
): Promise<string[]> {
  if (type !== 'F' || !isMinor({ type, birthdate }, today)) return [uuid];
  const guardians = await db
    .selectFrom('account_interveners as mine')
    .innerJoin('account_interveners as theirs', 'theirs.uuid_account', 'mine.uuid_account')
    .select('mine.uuid_intervener')
    .distinct()
    .where('theirs.uuid_intervener', '=', uuid)
    .where('theirs.account_intervener_role', '=', 'TITULAR')
    .where('mine.account_intervener_role', '=', 'TUTOR')
    .orderBy('mine.uuid_intervener')
    .execute();
  return guardians.map(({ uuid_intervener }) => uuid_intervener);
}
