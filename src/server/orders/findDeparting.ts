import type { Schema } from '#/contract/schema.ts';
import type { Issue } from '#/domain/kernel/issue.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { readProducts } from '../products/readProducts.ts';
import { unprocessable } from '../kernel/httpError.ts';

/** What a request of another entity is about, by our own keys. */
export interface Departing {
  account: string;
  /** Uuid of the holder in whose name it is. */
  holder: string;
  product: string;
  /** Not a pension plan. */
  isFund: boolean;
}

/** Who may transfer what an account holds. */
const HOLDERS = ['TITULAR', 'PARTICIPE', 'USUFRUCTUARIO'];

/**
 * Finds the account by its number, its holder by their identity document and the product by its key, ISIN
 * or code at the regulator. Throws 422 with what is not there: `transfer_request.account`,
 * `transfer_request.holder` (nobody who holds that account), `product_unknown`.
 */
export async function findDeparting(
  db: TenantDb,
  request: Schema<'TransferRequest'>,
): Promise<Departing> {
  const issues: Issue[] = [];
  const account = await db
    .selectFrom('accounts')
    .select('uuid')
    .where('account_number', '=', request.account_number.trim())
    .executeTakeFirst();
  const holder = account && (await findHolder(db, account.uuid, request.document));
  const wanted = request.key_product.trim().toUpperCase();
  const product = [...(await readProducts(db)).values()].find(({ key_product, isin, dgs_code }) =>
    [key_product, isin, dgs_code].includes(wanted),
  );
  if (!account) issues.push({ code: 'transfer_request.account', path: '/account_number' });
  else if (!holder) issues.push({ code: 'transfer_request.holder', path: '/document' });
  if (!product) issues.push({ code: 'product_unknown', path: '/key_product' });
  if (!account || !holder || !product) throw unprocessable(issues);
  const { key_product, kind } = product;
  return {
    account: account.uuid,
    holder: holder.uuid,
    product: key_product,
    isFund: kind === 'FI',
  };
}

const findHolder = (db: TenantDb, account: string, document: string) =>
  db
    .selectFrom('interveners as person')
    .innerJoin('account_interveners as party', 'party.uuid_intervener', 'person.uuid')
    .select('person.uuid')
    .where('party.uuid_account', '=', account)
    .where('party.account_intervener_role', 'in', HOLDERS)
    .where('person.document', '=', document.replace(/[\s-]/g, '').toUpperCase())
    .executeTakeFirst();
