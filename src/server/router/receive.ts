import type { FastifyRequest } from 'fastify';
import type { OperationId } from '#/contract/call.ts';
import type { CallEntry } from '#/contract/callEntry.ts';
import { calls } from '#/contract/calls.gen.ts';
import type { Context } from '../context.ts';
import { receiveUpload } from '../files/receiveUpload.ts';
import { Refusal } from '../refusal.ts';

/**
 * Takes in the files of a multipart request, which becomes its body; other requests have theirs already.
 * Returns what removes the files that the call did not keep.
 */
export async function receive(
  context: Context,
  id: OperationId,
  request: FastifyRequest,
): Promise<() => Promise<void>> {
  if (!request.isMultipart()) return async () => undefined;
  const { body }: CallEntry = calls[id];
  if (!body?.includes('multipart')) throw new Refusal(415, [{ code: 'media_type' }]);
  const upload = await receiveUpload(request, context.files, context.id);
  request.body = upload.body;
  return upload.discard;
}
