import { isMandate } from '#/domain/documentKinds/kindsFor.ts';
import { operationTypeOf } from '#/domain/operations/findOperationType.ts';
import { papersOf } from '#/domain/operations/kinds/papersOf.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Words } from '../kernel/words.ts';
import type { Context } from '../ports/context.ts';
import { newPapers, type PaperedOrder } from './newPapers.ts';

/** Lets the mandate of an order that nobody has signed come and go with the way in which it is paid, and with whether
 * anything is. */
export async function matchPapers(
  { id, now }: Pick<Context, 'id' | 'now'>,
  db: TenantDb,
  words: Words,
  order: PaperedOrder,
): Promise<void> {
  const type = operationTypeOf(order.operation_type);
  const { documents } = papersOf(type, order.kind);
  const mandates = [...type.debited, ...documents.filter(isMandate)];
  if (mandates.length === 0) return;
  const found = await db
    .selectFrom('documents')
    .select(['uuid', 'subcategory'])
    .where('section', '=', 'OPERATION')
    .where('uuid_owner', '=', order.uuid)
    .where('needs_signature', '=', true)
    .where('subcategory', 'in', mandates)
    .execute();
  const wanted = newPapers(words, order).filter(({ subcategory }) =>
    mandates.includes(subcategory),
  );
  const isIn = (
    rows: readonly { subcategory: string }[],
    { subcategory }: { subcategory: string },
  ) => rows.some((row) => row.subcategory === subcategory);
  const over = found.filter((row) => !isIn(wanted, row)).map(({ uuid }) => uuid);
  if (over.length > 0) await db.deleteFrom('documents').where('uuid', 'in', over).execute();
  const missing = wanted.filter((row) => !isIn(found, row));
  const made = { tenant_id: db.tenantId, created_at: now() };
  if (missing.length > 0)
    await db
      .insertInto('documents')
      .values(missing.map((row) => ({ ...row, ...made, uuid: id() })))
      .execute();
}
