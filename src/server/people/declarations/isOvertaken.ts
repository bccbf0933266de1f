import { fatcaNow } from '#/domain/people/checkFatca.ts';
import type { TenantDb } from '../../database/withTenant.ts';
import { readUsIndiciaToBe } from '../readUsIndicia.ts';

/**
 * Whether a document tells an outcome of FATCA that its declaration would not be kept with: what is known, or answered
 * and not signed yet, has changed since it was made. Of what is no such document it has not.
 */
export async function isOvertaken(db: TenantDb, document: string): Promise<boolean> {
  const waiting = await db
    .selectFrom('declarations')
    .select(['answers', 'uuid_intervener'])
    .where('uuid_document', '=', document)
    .where('kind', '=', 'FATCA')
    .where('status', '=', 'DRAFT')
    .executeTakeFirst();
  if (!waiting) return false;
  const person = await db
    .selectFrom('interveners')
    .selectAll()
    .where('uuid', '=', waiting.uuid_intervener)
    .executeTakeFirstOrThrow();
  const { answers } = waiting;
  return fatcaNow(answers, await readUsIndiciaToBe(db, person, answers)) !== answers;
}
