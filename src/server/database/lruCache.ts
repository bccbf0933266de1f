import type { Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';

/** What was made from rows, kept for as long as their mark stays the same and there is room. */
export interface LruCache<Value> {
  /** What is kept under the key at this mark, or else what `make` makes, which is kept from then on. */
  getOrLoad(
    db: Kysely<Tables>,
    key: string,
    mark: string,
    make: () => Promise<Value>,
  ): Promise<Value>;
}

interface Kept<Value> {
  mark: string;
  value: Value;
  size: number;
}

/**
 * A shelf of each database for as much as `room` allows; what was not asked for the longest goes first.
 * @param sizeOf how much of the room a value takes
 */
export function createLruCache<Value>(
  room: number,
  sizeOf: (value: Value) => number,
): LruCache<Value> {
  const shelves = new WeakMap<Kysely<Tables>, Map<string, Kept<Value>>>();
  return {
    async getOrLoad(db, key, mark, make) {
      const shelf = shelves.get(db) ?? new Map<string, Kept<Value>>();
      shelves.set(db, shelf);
      const known = shelf.get(key);
      if (known?.mark === mark) {
        shelf.delete(key);
        shelf.set(key, known);
        return known.value;
      }
      const value = await make();
      shelf.delete(key);
      shelf.set(key, { mark, value, size: sizeOf(value) });
      shorten(shelf, room);
      return value;
    },
  };
}

function shorten(shelf: Map<string, Kept<unknown>>, room: number): void {
  let taken = 0;
  for (const { size } of shelf.values()) taken += size;
  for (const [oldest, { size }] of shelf) {
    if (taken <= room) return;
    shelf.delete(oldest);
    taken -= size;
  }
}
