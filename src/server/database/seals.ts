import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';

/** Makes of a tenant's id what binds a transaction to the tenant. */
type Seal = (tenantId: string) => string;

/** By the connections that need them; the owner's need none. */
const seals = new WeakMap<Kysely<Tables>, Seal>();

/**
 * Lets transactions on these connections be bound to tenants. Row security believes the setting with a
 * tenant's id only when it bears the seal, a hash with a secret that the owner reads here and requests
 * cannot: whoever has statements run as they do cannot go over to another tenant.
 */
export async function giveSeal(db: Kysely<Tables>, owner: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ secret: Buffer }>`select secret from owner_only.seal`.execute(owner);
  const { secret } = rows[0]!;
  const known = new Map<string, string>();
  seals.set(db, (tenantId) => {
    const sealed = known.get(tenantId) ?? `${tenantId}.${hash(secret, tenantId)}`;
    known.set(tenantId, sealed);
    return sealed;
  });
}

/** What `app.tenant` is set to on these connections for a tenant. */
export const sealedId = (db: Kysely<Tables>, tenantId: string): string =>
  seals.get(db)?.(tenantId) ?? tenantId;

const hash = (secret: Buffer, tenantId: string) =>
  createHash('sha256')
    .update(secret)
    .update(Buffer.from(tenantId.replaceAll('-', ''), 'hex'))
    .digest('hex');
