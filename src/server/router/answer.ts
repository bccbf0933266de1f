/** An answer with headers of its own; a text body leaves as its exact bytes. */
export class Answer<T> {
  readonly body: T | string | Buffer;
  readonly headers: Record<string, string>;

  constructor(body: T | string | Buffer, headers: Record<string, string>) {
    this.body = body;
    this.headers = headers;
  }
}
