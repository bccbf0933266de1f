import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../kernel/httpError.ts';
import { fileLimits, MOST_FILES } from './limits.ts';
import { StorageFault, type FileStore, type LocalFile } from '../ports/fileStore.ts';

/** An upload as it arrived: fields by name, files on this machine until they are discarded. */
export interface ReceivedUpload {
  /** As the contract has it: a field sent several times is a list, `attachment` a list of files. */
  body: Record<string, unknown>;
  /** Removes the files that nobody kept. */
  discard(): Promise<void>;
}

const LISTS = new Set(['attachment', 'filename']);
const FIELDS_OF_A_FILE = 6;
const limits = {
  files: MOST_FILES,
  fileSize: fileLimits.most,
  fields: MOST_FILES * FIELDS_OF_A_FILE + 1,
  parts: MOST_FILES * (FIELDS_OF_A_FILE + 1) + 1,
  fieldSize: 1_000,
  fieldNameSize: 100,
  headerPairs: 20,
};

/**
 * Takes a multipart body to the disk file by file, counting and hashing as it comes. Names of files in
 * the parts themselves are not listened to. Refuses with 413 what is too large or too many.
 */
export async function receiveUpload(
  request: FastifyRequest,
  store: FileStore,
  newId: () => string,
): Promise<ReceivedUpload> {
  const fields = new Map<string, unknown[]>();
  const paths: string[] = [];
  const discard = async () => {
    for (const path of paths.splice(0)) await rm(path, { force: true });
  };
  const add = (name: string, value: unknown) =>
    fields.set(name, [...(fields.get(name) ?? []), value]);
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw tooLong(part.fieldname);
        add(part.fieldname, part.value);
        continue;
      }
      const path = join(store.arrivals, newId());
      paths.push(path);
      add(part.fieldname, await take(part.file, path));
      if (part.file.truncated) throw tooLarge(fields, part.fieldname);
    }
  } catch (error) {
    await discard();
    // What still comes is let through, so that the sender reads the answer.
    request.raw.unpipe();
    request.raw.resume();
    throw toFault(error as Error & { code?: string; statusCode?: number });
  }
  return { body: toBody(fields), discard };
}

/** Writes a stream to a new file. It is flushed to the disk where it is kept: most are not, and whoever sends many would keep the disk from others. */
async function take(from: Readable, path: string): Promise<LocalFile> {
  const hash = createHash('sha256');
  let size = 0;
  const count = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(from, count, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return { path, size, sha256: hash.digest('hex') };
}

function toBody(fields: Map<string, unknown[]>): Record<string, unknown> {
  const plain = (name: string, value: unknown) =>
    name === 'validated' && (value === 'true' || value === 'false') ? value === 'true' : value;
  return Object.fromEntries(
    [...fields].map(([name, values]) => {
      const read = values.map((value) => plain(name, value));
      return [name, read.length > 1 || LISTS.has(name) ? read : read[0]];
    }),
  );
}

const tooLong = (name: string) =>
  new HttpError(422, [
    { code: 'max_length', path: `/body/${name}`, params: { length: limits.fieldSize } },
  ]);

function tooLarge(fields: Map<string, unknown[]>, name: string): HttpError {
  const index = fields.get(name)!.length - 1;
  const file = fields.get('filename')?.[index] ?? `${index + 1}`;
  const params = { file, megabytes: fileLimits.most / 1024 ** 2 };
  return new HttpError(413, [{ code: 'file.size', path: `/body/${name}/${index}`, params }]);
}

/** Whose fault it is that an upload did not arrive: of its size, of the disk, or of its sender. */
function toFault(error: Error & { code?: string; statusCode?: number }): Error {
  if (error instanceof HttpError) return error;
  if (/^FST_(FILES|PARTS|FIELDS)_LIMIT$/.test(error.code ?? ''))
    return new HttpError(413, [
      { code: 'too_many_files', path: '/body/attachment', params: { most: MOST_FILES } },
    ]);
  if (/^E[A-Z]+$/.test(error.code ?? '') && error.code !== 'ECONNRESET')
    return new StorageFault(`an upload cannot be taken in: ${error.message}`, { cause: error });
  return new HttpError(400, [{ code: 'unreadable' }]);
}
