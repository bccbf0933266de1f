import type { FastifyRequest } from 'fastify';
import type { OperationId } from '#/contract/call.ts';
import type { CallEntry } from '#/contract/callEntry.ts';
import { calls } from '#/contract/calls.gen.ts';
import type { Context } from '../ports/context.ts';
import { Budget } from '../kernel/budget.ts';
import { fileLimits, MOST_FILES } from '../files/limits.ts';
import { receiveUpload } from '../files/receiveUpload.ts';
import { atMinimumRate } from '../http/atMinimumRate.ts';
import { HttpError } from '../kernel/httpError.ts';
import { askerOf } from '../http/askerOf.ts';

const MB = 1024 ** 2;
/** What uploads take of the disk while they are looked into: a form sends ten files of ten megabytes. */
const disk = { whole: 4_096 * MB, tenant: 2_048 * MB, person: 256 * MB };
/** Of one that does not say how large it is. */
const UNSAID = MOST_FILES * fileLimits.most;

/** Takes in the body of a request where it is no JSON; returns what removes the files that the call did not keep. */
export type Receive = (id: OperationId, request: FastifyRequest) => Promise<() => Promise<void>>;

/**
 * Takes in the files of a multipart request, which becomes its body; other requests have theirs already.
 * Whether there is room for them, on the disk and among those that wait to be looked into, is asked before
 * the first byte.
 */
export function createReceive(context: Context): Receive {
  const budget = new Budget(disk);
  return async (id, request) => {
    if (!request.isMultipart()) return async () => undefined;
    const { body }: CallEntry = calls[id];
    if (!body?.includes('multipart')) throw new HttpError(415, [{ code: 'media_type' }]);
    const asker = askerOf(request);
    context.inspection.refuseIfFull(asker);
    const said = Number(request.headers['content-length'] ?? UNSAID);
    const claim = budget.claim(asker, Math.min(said, UNSAID));
    try {
      const taking = receiveUpload(request, context.files, context.id);
      const upload = await atMinimumRate(request.raw, taking);
      request.body = upload.body;
      return async () => {
        await upload.discard();
        claim.release();
      };
    } catch (error) {
      claim.release();
      throw error;
    }
  };
}
