import { sql } from 'kysely';
import type { DeclaredKind } from '#/domain/people/owedDeclarations.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { rolesBeside, standing } from './standing.ts';

/** A declaration that was answered for somebody whom who answered it does not represent any more. */
export interface Lapsed {
  uuid_document: string | null;
  uuid_intervener: string;
  kind: DeclaredKind;
}

/**
 * The declarations that wait for a signature and have lapsed: a guardian's word for a minor ends with the minority or
 * their office, that of who stands for a company with their power. Nobody else signs it as theirs.
 * @param documents of these alone; else all of the tenant
 * @source Código Civil 162 and 231
 */
export async function readLapsed(
  db: TenantDb,
  today: string,
  documents?: readonly string[],
): Promise<Lapsed[]> {
  if (documents?.length === 0) return [];
  const answerer = sql<string>`(select answerer.uuid_intervener from users answerer
    where answerer.tenant_id = declarations.tenant_id and answerer.uuid = declarations.made_by)`;
  const rows = await db
    .selectFrom('declarations')
    .innerJoin('interveners', 'interveners.uuid', 'declarations.uuid_intervener')
    .select(['uuid_document', 'uuid_intervener', 'kind', 'interveners.type', 'birthdate'])
    .select(rolesBeside(answerer).as('roles_beside'))
    .where('declarations.status', '=', 'DRAFT')
    .where(sql<boolean>`${answerer} <> declarations.uuid_intervener`)
    .$if(documents !== undefined, (query) => query.where('uuid_document', 'in', documents!))
    .orderBy('uuid_intervener')
    .execute();
  return rows
    .filter((row) => !standing(row, row.roles_beside, today))
    .map(({ uuid_document, uuid_intervener, kind }) => ({
      ...{ uuid_document, uuid_intervener },
      kind: kind as DeclaredKind,
    }));
}
