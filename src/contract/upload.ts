import type { Input, OperationId, Output, Result } from './call.ts';

/** Calls of the contract that take files. */
export type UploadCall = {
  [Id in OperationId]: Input<Id> extends { body: infer Body }
    ? Extract<Body, { attachment: unknown }> extends never
      ? never
      : Id
    : never;
}[OperationId];

/** What an upload is given: the fields of the files, one value for all of them or one for each. */
export type UploadInput<Id extends UploadCall> = Omit<Input<Id>, 'body'> & {
  body: Extract<Input<Id>['body'], { attachment: unknown }>;
};

/** How much of a request has left, in bytes of its body. */
export interface UploadProgress {
  sent: number;
  total: number;
}

export interface UploadOptions {
  /** Told as the bytes leave; from the start again when a request is repeated with a new token. */
  onProgress?(progress: UploadProgress): void;
  /** Ends it; the result is a problem then. */
  signal?: AbortSignal;
}

/** A call that sends files and says how far it is. A refusal is a value, never an exception. */
export type Upload = <Id extends UploadCall>(
  id: Id,
  input: UploadInput<Id>,
  options?: UploadOptions,
) => Promise<Result<Output<Id>>>;
