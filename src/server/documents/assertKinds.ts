import { kindFor } from '#/domain/documentKinds/kindsFor.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { readMinorsDocuments } from '../orders/minorsSale.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { Tenant } from '../ports/tenant.ts';
import type { Place } from './place.ts';

/**
 * Refuses a minor's deed for an order that was asked for before they were sixteen: it would allow nothing.
 * @throws HttpError 422
 */
export async function assertKinds(
  db: TenantDb,
  tenant: Pick<Tenant, 'id' | 'timeZone'>,
  section: Place['section'],
  owner: string,
  files: readonly { subcategory?: string; at?: string }[],
): Promise<void> {
  const deeds = files.filter(({ subcategory }) => subcategory === kindFor('MINORS_DEED'));
  if (section !== 'OPERATION' || deeds.length === 0) return;
  const needed = await readMinorsDocuments(db, tenant, owner);
  if (needed.length === 0 || needed.includes(kindFor('MINORS_DEED'))) return;
  const path = (at = '') => `/body/subcategory${at}`;
  throw new HttpError(
    422,
    deeds.map(({ at }) => ({ code: 'document_under_sixteen', path: path(at) })),
  );
}
