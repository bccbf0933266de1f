import type { OperationId, Output } from '#/contract/call.ts';
import type { Upload, UploadCall, UploadInput } from '#/contract/upload.ts';
import type { FilledOptions } from './clientOptions.ts';
import { createAnswer } from './createAnswer.ts';
import type { DocumentEntityType } from './createDocuments.ts';
import type { Session } from './createSession.ts';
import { createExchange } from './exchange.ts';
import { problems } from './problems.ts';
import { sendByXhr } from './sendByXhr.ts';

interface Needs {
  options: FilledOptions;
  session: Session;
  /** Told of every success. */
  notice<Id extends OperationId>(id: Id, data: Output<Id>): void;
}

/**
 * Sends files as every other call is sent (token, request id, the path that follows a 401), over a
 * request that tells how much of it has left. @source specification §3 Document, §8
 */
export function createUpload({ options, session, notice }: Needs): Upload {
  return async (id, input, { onProgress, signal } = {}) => {
    if (signal?.aborted) return { problem: problems.cancelled() };
    const exchange = createExchange({
      baseUrl: options.baseUrl,
      spoken: options.spoken,
      fetch: (request) => sendByXhr(request, options.xhr(), { onProgress, signal }),
    });
    const authorized = createAnswer({ options, session, exchange });
    const { data, problem } = await authorized(id, withSection(id, input) as never);
    if (signal?.aborted && problem) return { problem: problems.cancelled(problem.requestId) };
    if (problem) return { problem };
    notice(id, data);
    return { data };
  };
}

/** The entity type that the call belongs to, unless the input names a narrower one. */
function withSection<Id extends UploadCall>(id: Id, input: UploadInput<Id>): UploadInput<Id> {
  return { ...input, body: { section: sections[id], ...input.body } };
}

const sections: Record<UploadCall, DocumentEntityType> = {
  uploadAccountDocuments: 'ACCOUNT',
  uploadIntervenerDocuments: 'INTERVENER',
  uploadOperationDocuments: 'OPERATION',
};
