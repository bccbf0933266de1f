import type { SelectQueryBuilder } from 'kysely';

/** Where a page of a list begins, and how many rows it has. */
export interface Cut {
  limit: number;
  offset: number;
}

/** A page of a list and how many rows the whole has: `found` says which rows, `shown` what of them in which order. */
export async function pageOf<
  From,
  Table extends keyof From,
  Joined,
  Names extends keyof Joined,
  Row,
>(
  found: SelectQueryBuilder<From, Table, object>,
  shown: SelectQueryBuilder<Joined, Names, Row>,
  { limit, offset }: Cut,
) {
  const rows = await shown.limit(limit).offset(offset).execute();
  const { total } = await found
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .$castTo<{ total: bigint }>()
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}
