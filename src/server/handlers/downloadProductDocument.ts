import { sendBytes } from '../files/sendFile.ts';
import { frameOf } from '../papers/frameOf.ts';
import { drawOnce } from '../papers/drawOnce.ts';
import { productPaper } from '../papers/productPaper.ts';
import { readNavBook } from '../positions/navBook.ts';
import { notFound } from '../kernel/httpError.ts';
import { offeredProducts } from '../products/offeredProducts.ts';
import type { Handler } from '../ports/handler.ts';

/** A published paper of a product, drawn from its data and the values up to the day of the paper. */
export const downloadProductDocument: Handler<'downloadProductDocument'> = async (request) => {
  const { context, tenant, path, inTenant } = request;
  const { facts, filename } = await inTenant(async (db) => {
    const offered = await offeredProducts(db, tenant);
    const product = offered.find(({ key_product }) => key_product === path.id);
    const paper = await db
      .selectFrom('product_documents')
      .select(['subcategory', 'filename', 'published_on'])
      .where('key_product', '=', path.id)
      .where('uuid', '=', path.docId)
      .executeTakeFirst();
    if (!product || !paper) throw notFound();
    const { subcategory, published_on: publishedOn, filename } = paper;
    const navs = (await readNavBook(context, db)).get(path.id) ?? [];
    return { facts: { product, subcategory, publishedOn, navs }, filename };
  });
  const say = tenant.words();
  const frame = frameOf(tenant, `${facts.publishedOn}T12:00:00Z`);
  const notice = context.config.isDemo && { notice: say('paper.product.fictional') };
  const drawn = productPaper(facts, { ...frame, ...notice }, say);
  return sendBytes(await drawOnce(context, tenant, drawn), 'application/pdf', filename);
};
