import { sql } from 'kysely';
import { accountTypes } from '#/domain/access/accountTypes.ts';
import {
  declaredKinds,
  owedDeclarations,
  type DeclaredKind,
  type OwedDeclaration,
} from '#/domain/people/owedDeclarations.ts';
import { isOfAge } from '#/domain/people/ageOf.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { IntervenerRow } from '../interveners/toIntervener.ts';

const guarded = Object.entries(accountTypes).flatMap(([type, { isGuarded }]) =>
  isGuarded ? [type] : [],
);

/** Whether the person of a row of `interveners` holds an account that was opened for a minor. */
export const wasWard = sql<boolean>`exists (select 1 from account_interveners party
  join accounts on accounts.tenant_id = party.tenant_id and accounts.uuid = party.uuid_account
  where party.tenant_id = interveners.tenant_id and party.uuid_intervener = interveners.uuid
    and party.account_intervener_role = 'TITULAR' and accounts.account_type = any(${guarded}::text[]))`;

/** Days on which declarations in force were made, by their kind. */
export const madeOnOf = (
  declarations: readonly { kind: string; made_on: string }[],
): Partial<Record<DeclaredKind, string>> =>
  Object.fromEntries(
    declarations
      .filter(({ kind }) => (declaredKinds as readonly string[]).includes(kind))
      .map(({ kind, made_on }) => [kind, made_on]),
  );

/** What a new adult has not yet declared in their own name. */
export async function readOwnOwed(
  db: TenantDb,
  person: Pick<IntervenerRow, 'uuid' | 'type' | 'birthdate'>,
  today: string,
): Promise<OwedDeclaration[]> {
  if (person.type === 'J' || !isOfAge(person.birthdate, today)) return [];
  const declarations = await db
    .selectFrom('declarations')
    .select(['kind', 'made_on'])
    .where('uuid_intervener', '=', person.uuid)
    .where('is_current', '=', true)
    .execute();
  const found = await db
    .selectFrom('interveners')
    .select(wasWard.as('was_ward'))
    .where('uuid', '=', person.uuid)
    .executeTakeFirstOrThrow();
  return owedDeclarations(
    {
      ...{ type: person.type, birthdate: person.birthdate },
      ...{ wasWard: found.was_ward, madeOn: madeOnOf(declarations) },
      isFatcaOpened: false,
    },
    today,
  );
}
