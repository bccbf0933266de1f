import type { Schema } from '#/contract/schema.ts';
import { operationTypes } from '#/domain/operations/index.ts';
import type { OperationType, OperationTypeName } from '#/domain/operations/kinds/operationType.ts';
import { ordererList } from '#/domain/operations/terms/ordererList.ts';
import { parseOperationType } from '#/domain/operations/findOperationType.ts';
import { HttpError } from '../kernel/httpError.ts';
import { codeList, itemsOf } from '../tenants/codeList.ts';

type Item = Schema<'OperationTypeItem'>;

/** Every type of operation with its Spanish name, in the order of the code list. */
export function operationTypeItems(offered: ReadonlySet<OperationTypeName>): Item[] {
  return itemsOf(codeList('operation-types')).flatMap(([key, { label }]) => {
    const name = parseOperationType(key);
    if (!name) return [];
    const type: OperationType = operationTypes[name];
    const { kinds, isPeriodic, isRequest } = type;
    return {
      key_operation_type: name,
      name: label,
      kind: kinds[0] ?? 'F',
      kinds: [...kinds],
      is_periodic: isPeriodic,
      is_request: isRequest,
      is_offered: offered.has(name),
      orderers: ordererList(type),
    };
  });
}

/**
 * The items ordered by `key_operation_type`, `name` or `kind`, "-" before it or "desc" behind it for
 * the other way; as they were without one.
 * @throws HttpError 400 for another field
 */
export function orderTypes(items: Item[], given: string | undefined): Item[] {
  if (given === undefined || given === '') return items;
  const [, minus, field = '', way] = /^(-)?([a-z_]+)(?: (asc|desc))?$/.exec(given) ?? [];
  if (!isOrdering(field) || (minus && way)) {
    const params = { field: given.slice(0, 40) };
    throw new HttpError(400, [{ code: 'orderby_field', path: '/query/$orderby', params }]);
  }
  const sorted = [...items].sort((left, right) => left[field].localeCompare(right[field], 'es'));
  return minus !== undefined || way === 'desc' ? sorted.reverse() : sorted;
}

const orderings = ['key_operation_type', 'name', 'kind'] as const;
const isOrdering = (field: string): field is (typeof orderings)[number] =>
  (orderings as readonly string[]).includes(field);
