import { fatcaNow, type Fatca } from '#/domain/people/checkFatca.ts';
import { fullName } from '#/domain/people/names.ts';
import { alertWhile } from '../../alerts/alertStaff.ts';
import type { Context } from '../../ports/context.ts';
import type { TenantDb } from '../../database/withTenant.ts';
import { readUsIndicia } from '../readUsIndicia.ts';
import { readDeclared } from './saveDeclaration.ts';

/**
 * Tells staff where what is known of a person now opens the outcome of their FATCA declaration in force again, until it does no more. Called
 * wherever what is on file, or in force of what they declared, becomes another.
 */
export async function reviewFatca(
  context: Pick<Context, 'id' | 'now'>,
  db: TenantDb,
  uuid: string,
): Promise<void> {
  const person = await db
    .selectFrom('interveners')
    .selectAll()
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const inForce: Fatca = await readDeclared(db, person, 'FATCA');
  const indicia = await readUsIndicia(db, person, inForce);
  const facts = { name: fullName(person) };
  const alert = { kind: 'US_INDICIA', subject: uuid, facts } as const;
  await alertWhile(fatcaNow(inForce, indicia) !== inForce, context, db, alert);
}
