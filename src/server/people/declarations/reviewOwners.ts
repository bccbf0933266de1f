import { doOwnersDiffer } from '#/domain/people/checkAgainstKyc.ts';
import { fullName } from '#/domain/people/names.ts';
import { alertWhile } from '../../alerts/alertStaff.ts';
import type { Context } from '../../ports/context.ts';
import type { TenantDb } from '../../database/withTenant.ts';
import { readDeclared } from './saveDeclaration.ts';

/**
 * Tells staff where those who own an entity by its CRS in force are others than those of its questionnaire in force, as
 * long as it is so.
 */
export async function reviewOwners(
  context: Pick<Context, 'id' | 'now'>,
  db: TenantDb,
  uuid: string,
): Promise<void> {
  const person = await db
    .selectFrom('interveners')
    .selectAll()
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const crs = await readDeclared(db, person, 'CRS');
  const kyc = await readDeclared(db, person, 'KYC');
  const facts = { name: fullName(person) };
  const alert = { kind: 'OWNERS_DIFFER', subject: uuid, facts } as const;
  await alertWhile(doOwnersDiffer(crs, kyc), context, db, alert);
}
