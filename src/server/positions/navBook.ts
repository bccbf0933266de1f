import type { NavBook, NavPoint } from '#/domain/valuation/navSeries.ts';
import type { Context } from '../context.ts';
import type { TenantDb } from '../database/withTenant.ts';

interface Held {
  revision: bigint;
  book: NavBook;
}

const held = new WeakMap<Context['db'], Map<string, Held>>();

/**
 * The published NAVs of a tenant, held in memory and read again when a publication has moved the
 * tenant's revision. Every request asks for the revision, so servers never show an older NAV than
 * the database has.
 */
export async function readNavBook(
  context: Context,
  db: TenantDb,
  tenantId: string,
): Promise<NavBook> {
  const books = held.get(context.db) ?? new Map<string, Held>();
  held.set(context.db, books);
  const row = await db
    .selectFrom('nav_revisions')
    .select('revision')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  const revision = row?.revision ?? 0n;
  const known = books.get(tenantId);
  if (known && known.revision === revision) return known.book;
  const book = await readBook(db, tenantId);
  books.set(tenantId, { revision, book });
  return book;
}

async function readBook(db: TenantDb, tenantId: string): Promise<NavBook> {
  const rows = await db
    .selectFrom('navs')
    .select(['key_product', 'date', 'nav'])
    .where('tenant_id', '=', tenantId)
    .orderBy('key_product')
    .orderBy('date')
    .execute();
  const book = new Map<string, NavPoint[]>();
  for (const { key_product, date, nav } of rows) {
    const series = book.get(key_product);
    if (series) series.push({ date, nav });
    else book.set(key_product, [{ date, nav }]);
  }
  return book;
}
