import { lockOperations } from '../orders/lockOperations.ts';
import { HttpError, notFound } from '../kernel/httpError.ts';
import { batchFile } from '../rd/batchFile.ts';
import { findBatch } from '../rd/findBatch.ts';
import { resend } from '../rd/resend.ts';
import { sendBatch } from '../rd/sendBatch.ts';
import type { Handler } from '../ports/handler.ts';

/** Sends a validated operation to the registry in a batch of its own. */
export const exportOperationToRd: Handler<'exportOperationToRd'> = ({
  context,
  tenant,
  path,
  inTenant,
}) =>
  inTenant(async (db) => {
    const { uuid: batch } = await sendBatch({ context, tenant }, db, [path.id]);
    return { data: { export: { uuid: path.id, operation_status: 'RD_SENT', batch } } };
  });

/** The file of one operation; one that was sent before is written again and changes nothing. */
export const exportOperationToRdText: Handler<'exportOperationToRdText'> = ({
  context,
  tenant,
  path,
  inTenant,
}) =>
  inTenant(async (db) => {
    const [row] = await lockOperations(db, [path.id]);
    const batch =
      (await resend({ context, tenant }, db, row!)) ??
      (await sendBatch({ context, tenant }, db, [path.id]));
    return batchFile(tenant, batch);
  });

/** The file of many operations; a batch that was sent before answers its bytes. */
export const exportOperationsToRdText: Handler<'exportOperationsToRdText'> = ({
  context,
  tenant,
  body,
  inTenant,
}) =>
  inTenant(async (db) => {
    const uuid = body?.batch?.toLowerCase();
    const asked = (body?.operations ?? []).map((each) => each.toLowerCase());
    const operations = [...new Set(asked)];
    const kept = uuid && (await findBatch(db, uuid, operations));
    if (kept) return batchFile(tenant, kept);
    if (operations.length === 0) {
      if (uuid) throw notFound();
      throw new HttpError(422, [{ code: 'minItems', path: '/body/operations' }]);
    }
    const place = (index: number) => `/body/operations/${asked.indexOf(operations[index]!)}`;
    return batchFile(
      tenant,
      await sendBatch({ context, tenant }, db, operations, { ...(uuid && { uuid }), place }),
    );
  });
