import { inside, lens, lines, marked, plain, together, type Lens } from './lens.ts';
import { own } from './json.ts';
import { rest } from './rows.ts';
import { isObject } from '../values/mergePatch.ts';

/** What may be answered: kind, words, choices, whether and under what it is sent, and every limit and rule by name. */
export const propertyLens: Lens = together(
  plain('type'),
  plain('title'),
  marked('local'),
  marked('own'),
  lines('values', 'enum'),
  rest('limits', 'keyword', ['type', 'title', 'local', 'own', 'enum', 'items']),
  itemsLens(),
);

/** Of a list: what each of its entries may be. Columns of rows are questions themselves. */
function itemsLens(): Lens {
  const scalar = inside(
    'items',
    together(
      plain('itemType', 'type'),
      lines('itemValues', 'enum'),
      rest('itemLimits', 'keyword', ['type', 'enum']),
    ),
  );
  return lens(
    scalar.names,
    (property) => (isRows(property) ? {} : scalar.read(property)),
    (property, answers) => (isRows(property) ? property : scalar.write(property, answers)),
  );
}

/** Whether a property asks for rows, whose columns are questions of their own. */
export function isRows(property: object): boolean {
  const items = own({ ...property }, 'items');
  return isObject(items) && (items.type === 'object' || 'part' in items);
}
