import { sql } from 'kysely';
import type { NavBook, NavPoint } from '#/domain/valuation/navSeries.ts';
import type { Context } from '../ports/context.ts';
import { prepared } from '../database/prepared.ts';
import type { TenantDb } from '../database/withTenant.ts';

interface Held {
  revision: bigint;
  book: Promise<NavBook>;
}

const held = new WeakMap<Context['db'], Map<string, Held>>();

/**
 * The published NAVs of a tenant, held in memory and read again when a publication has moved the
 * tenant's revision. Every request asks for the revision, so servers never show an older NAV than
 * the database has.
 */
export async function readNavBook(context: Context, db: TenantDb): Promise<NavBook> {
  const [row] = await prepared<Pick<Held, 'revision'>>(db, REVISION, [db.tenantId]);
  return navBookAt(context, db, row?.revision ?? 0n);
}

const REVISION = 'select revision from nav_revisions where tenant_id = $1';

/** The same when this transaction has asked for the revision already. */
export async function navBookAt(
  context: Context,
  db: TenantDb,
  revision: bigint,
): Promise<NavBook> {
  const books = held.get(context.db) ?? new Map<string, Held>();
  held.set(context.db, books);
  const known = books.get(db.tenantId);
  // Somebody else's reading ends with their transaction: then it is read here.
  if (known && known.revision === revision)
    return known.book.catch(() => navBookAt(context, db, revision));
  // Whoever asks meanwhile waits for the same reading: a book is tens of thousands of rows.
  const reading = { revision, book: readBook(db) };
  books.set(db.tenantId, reading);
  reading.book.catch(() => books.get(db.tenantId) === reading && books.delete(db.tenantId));
  return reading.book;
}

/** One row a product: tens of thousands would take longer to be told apart than to be read. */
async function readBook(db: TenantDb): Promise<NavBook> {
  const rows = await db
    .selectFrom('navs')
    .select([
      'key_product',
      sql<string>`string_agg(date::text || ' ' || nav, ',' order by date)`.as('points'),
    ])
    .groupBy('key_product')
    .orderBy('key_product')
    .execute();
  return new Map(
    rows.map(({ key_product, points }) => [key_product, points.split(',').map(point)]),
  );
}

function point(text: string): NavPoint {
  const [date, nav] = text.split(' ');
  return { date: date!, nav: BigInt(nav!) };
}
