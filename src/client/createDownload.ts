import type { Input, OperationId, Output, Result } from '#/contract/call.ts';
import { toFileName } from './toFileName.ts';
import type { countBytes } from './countBytes.ts';
import type { Answer } from './exchange.ts';
import type { LooseInput } from './toRequestInit.ts';

/** Calls whose success answer is a file. */
export type FileCall = {
  [Id in OperationId]: Output<Id> extends Blob ? Id : never;
}[OperationId];

export interface DownloadedFile {
  blob: Blob;
  /** As the server names it. */
  filename?: string;
}

export type Download = <Id extends FileCall>(
  id: Id,
  input: Input<Id>,
  /** Told as the bytes come. */
  onBytes?: (bytes: number) => void,
) => Promise<Result<DownloadedFile>>;

/** Fetches a file with its name. CSV calls are asked for CSV unless the input says otherwise. @source specification §7 */
export function createDownload(
  answer: <Id extends OperationId>(id: Id, input: Input<Id>) => Promise<Answer<Output<Id>>>,
  during: ReturnType<typeof countBytes>['during'],
  newId: () => string,
): Download {
  return async (id, input, onBytes) => {
    const requestId = newId();
    const headers = { 'X-Request-Id': requestId, ...(input as LooseInput).headers };
    const asked = { ...withFormat(id, input), headers } as typeof input;
    const { data, problem, response } = await during(requestId, onBytes, () => answer(id, asked));
    if (problem) return { problem };
    const header = response?.headers.get('content-disposition') ?? null;
    return { data: { blob: data as Blob, filename: toFileName(header) } };
  };
}

function withFormat<Id extends FileCall>(id: Id, input: Input<Id>): Input<Id> {
  if (id !== 'createOperationsDownload') return input;
  const { query } = input as Input<'createOperationsDownload'>;
  return { ...input, query: { $format: 'CSV', ...query } };
}
