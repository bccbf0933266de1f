import { isOfType } from '#/language/blocks/isOfType.ts';
import { read, segments } from '#/language/values/pointer.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';
import { chosenOf, type Chosen } from '../blocks/chosen.ts';

/** The answers of a screen with only those rows that its filters keep, where it is not the server that filters. */
export function clientFiltered({ blocks }: ScreenDocument, scope: Scope): Scope['data'] {
  let root: Record<string, unknown> = { data: scope.data };
  for (const block of Object.values(blocks)) {
    if (!isOfType(block, 'filters')) continue;
    const { rows } = block;
    if (rows === undefined) continue;
    const list = read(root, rows);
    const local = chosenOf(block, scope).filter(({ filter }) => filter.row !== undefined);
    if (!Array.isArray(list) || local.length === 0) continue;
    root = replaced(root, segments(rows), keptOf(list, local));
  }
  return root['data'] as Scope['data'];
}

const known = new WeakMap<unknown[], { by: string; kept: unknown[] }>();

/** The same list for the same filters, so that what is drawn from it stays. */
function keptOf(list: unknown[], local: Chosen[]): unknown[] {
  const by = JSON.stringify(local.map(({ id, value }) => [id, value]));
  const before = known.get(list);
  if (before?.by === by) return before.kept;
  const kept = list.filter((row) => local.every((one) => keeps(one, row)));
  known.set(list, { by, kept });
  return kept;
}

function keeps({ filter, value }: Chosen, row: unknown): boolean {
  const found = read({ row }, filter.row!);
  if (filter.control === 'search') return bare(found).includes(bare(value));
  if (filter.control !== 'date') return String(found) === value;
  const day = String(found).slice(0, 10);
  return filter.bound === 'to' ? day <= value : day >= value;
}

/** Without accents and capitals. */
const bare = (value: unknown): string =>
  String(value ?? '')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

function replaced(
  value: Record<string, unknown>,
  [name, ...rest]: readonly string[],
  list: unknown,
): Record<string, unknown> {
  if (name === undefined) return value;
  const inner = value[name] as Record<string, unknown>;
  return { ...value, [name]: rest.length > 0 ? replaced(inner, rest, list) : list };
}
