import type { Call, Input, OperationId, Output, Result } from '#/contract/call.ts';
import type { LooseInput } from './toRequestInit.ts';

/** The most rows that are gathered; a longer list keeps its `next` and says its total. */
const most = 5_000;

type NextPage = <Id extends OperationId>(id: Id, link: string) => Promise<Result<Output<Id>>>;
type List = { next: string | null } & Record<string, unknown>;

/**
 * Call for which 'null' as `$limit` means what it says: the parameter is not sent, and where the
 * server then answers in pages all the same, they are gathered into one list.
 * @source specification §7, §9
 */
export function createGathering(call: Call, nextPage: NextPage): Call {
  return async <Id extends OperationId>(id: Id, input: Input<Id>): Promise<Result<Output<Id>>> => {
    const first = await call(id, input);
    if (first.problem || (input as LooseInput).query?.['$limit'] !== 'null') return first;
    let list = listOf(first.data);
    let rows = 0;
    while (list.next && rowsOf(list).length > rows && rowsOf(list).length < most) {
      rows = rowsOf(list).length;
      const page = await nextPage(id, list.next);
      if (page.problem) return { problem: page.problem };
      list = joined(list, listOf(page.data));
    }
    return { data: { data: list } as unknown as Output<Id> };
  };
}

const listOf = (answer: unknown): List => (answer as { data: List }).data;
const keyOf = (list: List): string =>
  Object.keys(list).find((key) => Array.isArray(list[key])) ?? '';
const rowsOf = (list: List): unknown[] => (list[keyOf(list)] ?? []) as unknown[];

function joined(list: List, page: List): List {
  return { ...list, [keyOf(list)]: [...rowsOf(list), ...rowsOf(page)], next: page.next };
}
