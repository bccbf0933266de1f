import { openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { S3Address } from '../kernel/s3Address.ts';
import { StorageFault, storing, type FileStore } from '../ports/fileStore.ts';

/** Longest wait for one request to the store. */
const PATIENCE_MS = 60_000;
/** Further tries after a 5xx or 429, 50 ms and then 100 ms later. */
const RETRIES = 2;

/**
 * Files in a bucket of any S3-compatible store. Each is one PUT whose signature covers the hash of
 * its bytes: the store keeps exactly these or refuses. @source AWS Signature Version 4
 */
export async function createS3Store(
  { base, ...access }: S3Address,
  arrivals: string,
): Promise<FileStore> {
  const client = new AwsClient({ ...access, service: 's3', retries: RETRIES, initRetryMs: 50 });
  await storing(arrivals, () => mkdir(arrivals, { recursive: true, mode: 0o700 }));

  /** The answer, or undefined for what is not there. */
  const ask = (method: string, id: string, body?: Blob, sha256?: string) =>
    storing(`${method} to the file store`, async () => {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const headers = { 'x-amz-content-sha256': sha256 ?? EMPTY };
      // A redirect would carry the file to whoever it names.
      const request = { method, body, headers, signal, redirect: 'manual' } as const;
      const answer = await client.fetch(`${base}/${id}`, request);
      if (answer.status === 404 && method !== 'PUT') return void (await answer.body?.cancel());
      if (!answer.ok) throw new StorageFault(`${method} answered ${await reason(answer)}`);
      return answer;
    });

  return {
    arrivals,
    async put(id, file, isKnown) {
      await isKnown;
      if (file instanceof Uint8Array) {
        const sha256 = createHash('sha256').update(file).digest('hex');
        return void (await ask('PUT', id, new Blob([Buffer.from(file)]), sha256));
      }
      try {
        const bytes = await storing('a file cannot be read', () => openAsBlob(file.path));
        await ask('PUT', id, bytes, file.sha256);
      } finally {
        await rm(file.path, { force: true }).catch(() => undefined);
      }
    },
    async read(id) {
      const answer = await ask('GET', id);
      return answer && Readable.fromWeb(answer.body as ReadableStream<Uint8Array>);
    },
    async size(id) {
      const answer = await ask('HEAD', id);
      return answer && Number(answer.headers.get('content-length'));
    },
    async remove(id) {
      await ask('DELETE', id);
    },
  };
}

const EMPTY = createHash('sha256').digest('hex');

/** Status and code of the store's XML answer, such as "403 SignatureDoesNotMatch". */
async function reason(answer: Response): Promise<string> {
  const text = await answer.text().catch(() => '');
  const code = /<Code>([A-Za-z0-9]{1,60})<\/Code>/.exec(text)?.[1];
  return code ? `${answer.status} ${code}` : String(answer.status);
}
