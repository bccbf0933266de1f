import { fullName } from '#/domain/people/names.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Capacity } from '../interveners/capacity.ts';

/** That somebody signed papers of an order, and when. */
export interface Signing {
  name: string;
  /** For whom they signed. */
  capacity: Capacity | null;
  at: Date;
}

/** Who has signed papers of an order, the first one first. */
export async function readSignings(db: TenantDb, operation: string): Promise<Signing[]> {
  const rows = await db
    .selectFrom('signatures')
    .innerJoin('interveners', (join) =>
      join
        .onRef('interveners.tenant_id', '=', 'signatures.tenant_id')
        .onRef('interveners.uuid', '=', 'signatures.uuid_intervener'),
    )
    .select(['name', 'lastname_1', 'lastname_2', 'signatures.decided_at'])
    .select('signatures.capacity')
    .where('signatures.status', '=', 'SIGNED')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('signature_documents')
          .innerJoin('documents', (join) =>
            join
              .onRef('documents.tenant_id', '=', 'signature_documents.tenant_id')
              .onRef('documents.uuid', '=', 'signature_documents.uuid_document'),
          )
          .select('documents.uuid')
          .whereRef('signature_documents.tenant_id', '=', 'signatures.tenant_id')
          .whereRef('signature_documents.uuid_signature', '=', 'signatures.uuid')
          .where('documents.section', '=', 'OPERATION')
          .where('documents.uuid_owner', '=', operation),
      ),
    )
    .orderBy('signatures.decided_at')
    .execute();
  return rows.map(({ capacity, decided_at, ...row }) => ({
    name: fullName(row),
    capacity,
    at: decided_at!,
  }));
}

/** Who signed last by an instant; undefined where nobody signed here. */
export const lastSigning = (signings: readonly Signing[], by: Date): Signing | undefined =>
  signings.findLast(({ at }) => at <= by);
