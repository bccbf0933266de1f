import type { Readable } from 'node:stream';

/** A finished file on this machine, waiting to be kept. */
export interface LocalFile {
  path: string;
  /** Bytes. */
  size: number;
  /** Of the bytes, in hex. */
  sha256: string;
}

/**
 * Where files are kept, by ids that say nothing about them. A file is there whole or not at all, and
 * never changes. Everything here throws a {@link StorageFault} when the store does not do its work.
 */
export interface FileStore {
  /** Folder on this machine for files that are still arriving. */
  arrivals: string;
  /**
   * Keeps bytes, or a local file, which is gone from its place then. Nothing is found under the id before
   * `isKnown` has come: who knows of it can clear it away again. Once this has ended the disk has it.
   */
  put(id: string, file: LocalFile | Uint8Array, isKnown?: Promise<unknown>): Promise<void>;
  /** The bytes as a stream; undefined when there is no such file. */
  read(id: string): Promise<Readable | undefined>;
  /** Bytes that a kept file has; undefined when there is no such file. */
  size(id: string): Promise<number | undefined>;
  /** Removes a file; one that is not there is removed already. */
  remove(id: string): Promise<void>;
}

/** The store is full, away or not ours to use: the request is answered with 503, and nothing is kept. */
export class StorageFault extends Error {
  override name = 'StorageFault';
}

/** Runs work on the store; whatever goes wrong with it is a fault of the store. */
export async function storing<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StorageFault) throw error;
    throw new StorageFault(`${what}: ${(error as Error).message}`, { cause: error });
  }
}
