import type { TenantDb } from '../database/withTenant.ts';
import type { Context } from '../ports/context.ts';
import type { Tenant } from '../ports/tenant.ts';
import { readNavBook } from '../positions/navBook.ts';
import { offeredProducts } from '../products/offeredProducts.ts';
import { drawOnce } from './drawOnce.ts';
import { frameOf } from './frameOf.ts';
import { productPaper } from './productPaper.ts';

/**
 * A published paper of a product, drawn from its data and the values up to the day of the paper; undefined where there
 * is none, or where the product is not offered any more.
 * @param read reads with what whoever asks may see
 */
export async function drawProductDocument(
  context: Context,
  tenant: Tenant,
  { key_product, uuid }: { key_product: string; uuid: string },
  read: <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>,
): Promise<{ bytes: Buffer; filename: string } | undefined> {
  const found = await read(async (db) => {
    const offered = await offeredProducts(db, tenant);
    const product = offered.find((each) => each.key_product === key_product);
    const paper = await db
      .selectFrom('product_documents')
      .select(['subcategory', 'filename', 'published_on'])
      .where('key_product', '=', key_product)
      .where('uuid', '=', uuid)
      .executeTakeFirst();
    if (!product || !paper) return undefined;
    const { subcategory, published_on: publishedOn, filename } = paper;
    const navs = (await readNavBook(context, db)).get(key_product) ?? [];
    return { facts: { product, subcategory, publishedOn, navs }, filename };
  });
  if (!found) return undefined;
  const { facts, filename } = found;
  const say = tenant.words();
  const frame = frameOf(tenant, `${facts.publishedOn}T12:00:00Z`);
  const notice = context.config.isDemo && { notice: say('paper.product.fictional') };
  const drawn = productPaper(facts, { ...frame, ...notice }, say);
  return { bytes: await drawOnce(context, tenant, drawn), filename };
}
