import { sql } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import { fullName } from '#/domain/people/names.ts';
import { referenceOf } from '#/domain/operations/referenceOf.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { notFound } from '../kernel/httpError.ts';
import type { Words } from '../kernel/words.ts';
import type { OperationRow } from '../operations/operationRow.ts';
import { RECEIPT } from './keepReceipt.ts';
import { toChangeFollows } from './nextPayment.ts';
import { toChangedTerms } from './termWords.ts';

type Subcategory = Schema<'DocumentToSend'>['subcategory'];

/** A receipt among an operation's documents, as its page shows it; 404 for another document. */
export async function readReceipt(
  db: TenantDb,
  words: Words,
  row: OperationRow,
  uuid: string,
): Promise<Schema<'OperationReceipt'>> {
  const document = await receiptsOf(db, row.uuid).where('uuid', '=', uuid).executeTakeFirst();
  if (document?.recipe?.make !== 'receipt') throw notFound();
  const { kind, by, terms, next, read = [] } = document.recipe.receipt;
  const sender = await db
    .selectFrom('interveners')
    .select(['name', 'lastname_1', 'lastname_2'])
    .where('uuid', '=', by)
    .executeTakeFirst();
  return {
    uuid: document.uuid,
    uuid_operation: row.uuid,
    kind,
    sent_at: document.created_at.toISOString(),
    sent_by: sender ? fullName(sender) : null,
    reference: referenceOf(document.uuid),
    operation_reference: referenceOf(row.uuid),
    terms: toChangedTerms(terms, row.amount_shares_indicator, words),
    next: toChangeFollows(next, row.amount_shares_indicator, words),
    papers_read: read.map((subcategory) => ({ subcategory: subcategory as Subcategory })),
  };
}

/** The newest receipt of an operation; null of one from before there were any, or that came on paper. */
export async function findReceipt(db: TenantDb, operation: string): Promise<string | null> {
  const found = await receiptsOf(db, operation)
    .orderBy(sql`(recipe->'receipt'->>'place')::int`, 'desc')
    .executeTakeFirst();
  return found?.uuid ?? null;
}

const receiptsOf = (db: TenantDb, operation: string) =>
  db
    .selectFrom('documents')
    .select(['uuid', 'created_at', 'recipe'])
    .where('section', '=', 'OPERATION')
    .where('uuid_owner', '=', operation)
    .where('subcategory', '=', RECEIPT);
