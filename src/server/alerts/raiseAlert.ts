import type { Context } from '../context.ts';
import type { TenantDb } from '../database/withTenant.ts';

/** Something that staff have to see to. */
export interface StaffAlert {
  tenantId: string;
  kind: string;
  /** What it is about: the same thing is told once while it is open. */
  subject: string;
  /** Values of the sentence of its kind. */
  facts: Record<string, string>;
}

/** Tells staff, within the transaction of what they are told about. What is open already stays as it was told. */
export async function raiseAlert(
  { id, now }: Pick<Context, 'id' | 'now'>,
  db: TenantDb,
  { tenantId, kind, subject, facts }: StaffAlert,
): Promise<void> {
  await db
    .insertInto('staff_alerts')
    .values({ tenant_id: tenantId, uuid: id(), kind, subject, facts, created_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
