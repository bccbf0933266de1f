import type { Readable } from 'node:stream';

/** An answer with headers of its own; a text body leaves as its exact bytes, a stream as it comes. */
export class Answer<T> {
  readonly body: T | string | Buffer | Readable | undefined;
  readonly headers: Record<string, string>;
  /** Another one than the success that the table of calls names. */
  readonly status?: 204 | 304;

  constructor(
    body: T | string | Buffer | Readable | undefined,
    headers: Record<string, string>,
    status?: 204 | 304,
  ) {
    this.body = body;
    this.headers = headers;
    this.status = status;
  }
}

/** What was asked for is there and has nothing to give. @source specification §8 'No content' */
export const noContent = (): Answer<never> => new Answer<never>(undefined, {}, 204);
