import type { Schema } from '#/contract/schema.ts';
import { namedAs } from '#/domain/documentKinds/namedAs.ts';
import { referenceOf } from '#/domain/operations/referenceOf.ts';
import type { Words } from '../kernel/words.ts';
import { orderTitle } from '../orders/orderTitle.ts';
import type { ToSignRow } from './toSignRows.ts';

type About = Pick<
  ToSignRow,
  'uuid_owner' | 'operation_type' | 'product' | 'account_number' | 'alias'
> &
  Partial<Pick<ToSignRow, 'owner'>>;

/** What a document is of, in words: an order, an account, or the person themselves. */
export function aboutOf(words: Words, row: About): string {
  const { uuid_owner, operation_type, product, account_number, alias, owner } = row;
  if (operation_type) {
    const title = capital(words.value(orderTitle(operation_type, product ?? '')));
    return words('sign.about_order', { title, reference: referenceOf(uuid_owner) });
  }
  if (account_number) return words('sign.about_account', { account: alias || account_number });
  return owner ? words('sign.about_other', { name: owner }) : words('sign.about_person');
}

/** The same over those who sign it: two lists of one page are not called alike. */
export const signersOf = (words: Words, row: About): string =>
  words('sign.signers_of', { about: aboutOf(words, row) });

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);

/** A document to sign as the wire shows it. */
export const toDocumentToSign = (words: Words, row: ToSignRow): Schema<'DocumentToSign'> => ({
  uuid: row.uuid,
  section: row.section,
  uuid_owner: row.uuid_owner,
  about: aboutOf(words, row),
  filename: row.filename,
  subcategory: row.subcategory,
  named_as: namedAs(row),
  size: row.size === null ? null : Number(row.size),
  created_at: row.created_at.toISOString(),
  opened_at: row.opened_at?.toISOString() ?? null,
});
