import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { Answer } from '../ports/answer.ts';
import { disposition } from './disposition.ts';
import type { FileStore } from '../ports/fileStore.ts';

/** A kept file as its row tells it. */
export interface KeptFile {
  uuid: string;
  media_type: string;
  size: bigint;
  sha256: string;
}

/**
 * The answer that hands out a kept file, streamed; undefined when its bytes are not there. Bytes that
 * are not those that were kept never arrive whole.
 */
export async function sendFile(
  files: FileStore,
  { uuid, media_type, size, sha256 }: KeptFile,
  name: string,
): Promise<Answer<never> | undefined> {
  const bytes = await files.read(uuid);
  if (!bytes) return undefined;
  const checked = bytes.compose(new Checked(sha256)) as NonNullable<typeof bytes>;
  return new Answer<never>(checked, {
    ...headersOf(media_type, name),
    'content-length': String(size),
  });
}

/** The answer that hands out bytes that were made for it. */
export const sendBytes = (bytes: Buffer, mimetype: string, name: string): Answer<never> =>
  new Answer<never>(bytes, headersOf(mimetype, name));

/** Nothing of it is shown or run as a page of ours, whatever it is. */
const headersOf = (mimetype: string, name: string) => ({
  'content-type': mimetype,
  'content-disposition': disposition(name),
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'no-store',
});

/** Passes bytes on but for the last, which waits until all of them are known to be right. */
class Checked extends Transform {
  readonly #hash = createHash('sha256');
  readonly #expected: string;
  #held: Buffer | undefined;

  constructor(expected: string) {
    super();
    this.#expected = expected;
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    this.#hash.update(chunk);
    if (this.#held) this.push(this.#held);
    this.#held = chunk;
    done();
  }

  override _flush(done: TransformCallback): void {
    if (this.#hash.digest('hex') !== this.#expected)
      return done(new Error('a kept file is not what it was'));
    done(null, this.#held);
  }
}
