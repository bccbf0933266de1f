import type { Readable } from 'node:stream';

/** An answer with headers of its own; a text body leaves as its exact bytes. */
export class Answer<T> {
  readonly body: T | string | Buffer | Readable;
  readonly headers: Record<string, string>;

  constructor(body: T | string | Buffer | Readable, headers: Record<string, string>) {
    this.body = body;
    this.headers = headers;
  }
}
