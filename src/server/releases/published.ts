import type { Kysely } from 'kysely';
import type { Manifest } from '#/language/release/release.ts';
import { prepared } from '../database/prepared.ts';
import type { Tables } from '../tables/tables.ts';
import type { Published } from '../ports/published.ts';

export function createPublished(pool: Kysely<Tables>): Published {
  const kept = new Map<string, Promise<string | undefined>>();
  const parsed = new Map<string, unknown>();

  /** Missing ones are not kept: they may be published any moment. */
  function once(key: string, read: () => Promise<string | undefined>): Promise<string | undefined> {
    const found = kept.get(key);
    // Somebody else's reading ends with their transaction: then it is read here.
    if (found) return found.catch(() => once(key, read));
    const reading = read();
    kept.set(key, reading);
    const forget = () => kept.delete(key);
    reading.then((text) => text === undefined && forget(), forget);
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
    return reading;
  }

  const published: Published = {
    async current(tenantId, db = pool) {
      const row = await db
        .selectFrom('release_pointers')
        .select('hash')
        .where('tenant_id', '=', tenantId)
        .executeTakeFirst();
      return row?.hash;
    },
    async currentOf(tenantIds) {
      const rows = await prepared<{ tenant_id: string; hash: string }>(pool, CURRENT, [tenantIds]);
      return new Map(rows.map(({ tenant_id, hash }) => [tenant_id, hash]));
    },
    said: (hash) => parse<Manifest>(hash, () => published.manifest(hash)),
    manifest: (hash, db = pool) =>
      once(`release/${hash}`, async () => {
        const query = db.selectFrom('releases').select('manifest').where('hash', '=', hash);
        return (await query.executeTakeFirst())?.manifest;
      }),
    blob: (hash, role, db = pool) =>
      once(`${role}/${hash}`, async () => {
        const row = await db
          .selectFrom('blobs')
          .select('body')
          .where('hash', '=', hash)
          .where(({ exists, selectFrom }) =>
            exists(
              selectFrom('release_blobs')
                .select('role')
                .whereRef('blob_hash', '=', 'blobs.hash')
                .where('role', '=', role),
            ),
          )
          .executeTakeFirst();
        return row?.body;
      }),
    async document<T>(tenantId: string, name: string, db = pool) {
      const hash = await published.current(tenantId, db);
      return hash ? published.documentIn<T>(hash, name, db) : undefined;
    },
    async documentIn<T>(hash: string, name: string, db = pool) {
      const manifest = await parse<Partial<Manifest>>(hash, () => published.manifest(hash, db));
      const { documents = {} } = manifest ?? {};
      const blob = Object.hasOwn(documents, name) ? documents[name] : undefined;
      return blob ? parse<T>(blob, () => published.blob(blob, 'document', db)) : undefined;
    },
  };
  return published;

  async function parse<T>(hash: string, read: () => Promise<string | undefined>) {
    if (parsed.has(hash)) return parsed.get(hash) as T;
    const text = await read();
    if (text === undefined) return undefined;
    const value = JSON.parse(text) as T;
    if (parsed.size > MOST_KEPT) parsed.clear();
    parsed.set(hash, value);
    return value;
  }
}

const CURRENT = 'select tenant_id, hash from release_pointers where tenant_id = any($1::uuid[])';

/** Texts kept in memory: several releases of several tenants. */
const MOST_KEPT = 2_000;
