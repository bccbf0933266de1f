import { page, slice } from '../kernel/paging.ts';
import { batchFile } from '../rd/batchFile.ts';
import { findBatch } from '../rd/findBatch.ts';
import { listBatches } from '../rd/listBatches.ts';
import { notFound } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';

const LIMIT = 25;

/** The files that were sent to the registry. */
export const listRegistryBatches: Handler<'listRegistryBatches'> = ({ tenant, query, inTenant }) =>
  inTenant(async (db) => {
    const cut = slice(query, LIMIT);
    const { batches, total } = await listBatches(db, tenant, cut);
    return { data: { batches, ...page('/staff/registry-batches', query, cut, total) } };
  });

/** One of them as it was sent, byte for byte. */
export const downloadRegistryBatch: Handler<'downloadRegistryBatch'> = ({
  tenant,
  path,
  inTenant,
}) =>
  inTenant(async (db) => {
    const batch = await findBatch(db, path.id, []);
    if (!batch) throw notFound();
    return batchFile(tenant, batch);
  });
