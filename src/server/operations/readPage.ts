import type { TenantDb } from '../database/withTenant.ts';
import type { PlacedRow } from './operationRow.ts';
import { selectOperations, selectPage, type OperationQuestion } from './selectOperations.ts';

/** Rows that come from the database at a time: what arrives at once is also read at once. */
const BATCH = 200;

/** A page of a list, however long, and how many rows the whole of it has; read in batches. */
export async function readPage(
  db: TenantDb,
  question: OperationQuestion,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: PlacedRow[]; total: number }> {
  const first = await selectPage(db, question, { limit: Math.min(limit, BATCH), offset });
  const rows = [...first.rows];
  let last = first.rows;
  while (last.length === BATCH && rows.length < limit) {
    const part = { limit: Math.min(BATCH, limit - rows.length), after: last.at(-1)! };
    last = await selectOperations(db, question, part);
    rows.push(...last);
  }
  return { rows, total: first.total };
}
