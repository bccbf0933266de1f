import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { SignatureRow } from './readSignature.ts';

/** Ends a signature; its code is forgotten. */
export async function endSignature(
  { now }: Pick<Context, 'now'>,
  db: TenantDb,
  { uuid }: Pick<SignatureRow, 'uuid'>,
  status: 'SIGNED' | 'REJECTED',
): Promise<void> {
  await db
    .updateTable('signatures')
    .set({ status, decided_at: now(), code_hash: null, code_salt: null })
    .where('uuid', '=', uuid)
    .where('status', '=', 'PENDING')
    .execute();
}
