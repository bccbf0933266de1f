import { sendBytes } from '../files/sendFile.ts';
import { sha256Of } from '../files/sha256Of.ts';
import { keepOpening } from '../documents/openings.ts';
import { drawProductDocument } from '../papers/drawProductDocument.ts';
import { notFound } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';

/** A published paper of a product. That an investor opened it is kept: an order says whether its giver had. */
export const downloadProductDocument: Handler<'downloadProductDocument'> = async (request) => {
  const { context, tenant, actor, path, inTenant } = request;
  const asked = { key_product: path.id, uuid: path.docId };
  const drawn = await drawProductDocument(context, tenant, asked, inTenant);
  if (!drawn) throw notFound();
  const { bytes, filename } = drawn;
  await keepOpening(context, actor, { uuid: path.docId, sha256: await sha256Of(bytes) });
  return sendBytes(bytes, 'application/pdf', filename);
};
