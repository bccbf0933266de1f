import { openapi } from '#/contract/openapi.ts';
import { meant } from '#/language/check/formats.ts';
import { scopeAt } from '#/language/check/scopeAt.ts';
import type { Offered as Place } from '#/language/contract/pointersUnder.ts';
import { locate } from '#/language/contract/locate.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';
import type { Shown } from '#/language/edits/begunBlock.ts';
import { valueOf, type Documents } from '#/language/lenses/documents.ts';
import { objectAt, toObject } from '#/language/lenses/json.ts';
import { isObject } from '#/language/values/mergePatch.ts';
import { wordsOf } from '../editing/questionList.ts';
import { known } from '../kernel/words.ts';
import { lastOf } from './labels.ts';

/** What screens call a value, and how they show it. */
type Title = Omit<Shown, 'from'>;

/**
 * What the screens call each value of the contract: by the schema that holds it and its name there, for a date means one
 * thing of a document and another of an order.
 */
function titlesIn(documents: Documents): ReadonlyMap<string, Title> {
  const before = gathered.get(documents);
  if (before) return before;
  const titles = new Map<string, Title>();
  for (const key of Object.keys(documents).filter((one) => one.startsWith('screen/')))
    gather(valueOf(documents, key) as unknown as ScreenDocument, titles);
  gathered.set(documents, titles);
  return titles;
}

/** Nobody changes documents: what they call their values is looked for once. */
const gathered = new WeakMap<Documents, ReadonlyMap<string, Title>>();

function gather(screen: ScreenDocument, titles: Map<string, Title>): void {
  const walk = (value: unknown, rows?: string): void => {
    if (Array.isArray(value)) return value.forEach((one) => walk(one, rows));
    if (!isObject(value)) return;
    const within = typeof value.rows === 'string' ? value.rows : rows;
    const { from, as, codes } = toObject(value.value);
    const label = wordsOf(value.label);
    if (typeof from === 'string' && label) {
      const holder = holderOf(screen, from, within);
      const place = `${holder}/${lastOf(from)}`;
      if (holder !== undefined && !titles.has(place))
        titles.set(place, {
          label,
          ...(typeof as === 'string' && { as }),
          ...(typeof codes === 'string' && { codes }),
        });
    }
    Object.values(value).forEach((one) => walk(one, within));
  };
  walk(screen.blocks);
}

/** The shared schema that holds what is read at a pointer. */
function holderOf(screen: ScreenDocument, from: string, rows?: string): string | undefined {
  const scope = scopeAt({ kind: 'screen', value: screen }, openapi, '/blocks', rows);
  return locate(openapi, scope, from.slice(0, from.lastIndexOf('/'))).found?.[0]?.name;
}

/** Shared schemas whose values are keys of a list that has words for them. */
const lists: Readonly<Record<string, string>> = {
  CountryKey: 'countries',
  DocumentSubcategory: 'document-subcategories',
};

/** How a value of a shared schema is read, where it does not read as it stands. */
const formatOf = (name: string): Omit<Title, 'label'> | undefined => {
  if (Object.hasOwn(lists, name)) return { as: 'code', codes: lists[name] };
  return Object.hasOwn(meant, name) ? { as: meant[name]![0] } : undefined;
};

/**
 * What a new block shows of these values, those that are always there first: each by the words that the screens have for
 * it, or ours, and in a form in which it can be read. What has no words, or is for programs, is not shown.
 */
export function toShown(documents: Documents, places: readonly Place[]): Shown[] {
  const titles = titlesIn(documents);
  const told = places.flatMap((place): { shown: Shown; isSure: boolean }[] => {
    const { pointer, type, name, holder, isSure = false } = place;
    const last = lastOf(pointer);
    if (type === 'array' || name === 'Uuid' || /uuid|^id$|_id$/.test(last)) return [];
    const title = titles.get(`${holder}/${last}`);
    const label = title?.label ?? known(`studio.column.${last}`);
    const form = formOf(documents, place, title);
    return label === undefined || !form
      ? []
      : [{ shown: { from: pointer, label, ...form }, isSure }];
  });
  const sure = told.filter(({ isSure }) => isSure);
  const others = told.filter(({ isSure }) => !isSure);
  // A value that may be missing stands there only where there is hardly another one.
  const all = sure.length >= ENOUGH ? sure : [...sure, ...others];
  const words = new Set<string>();
  return all.flatMap(({ shown }) => {
    if (words.has(shown.label)) return [];
    words.add(shown.label);
    return [shown];
  });
}

const ENOUGH = 2;

/** Members that are codes, though the contract leaves it to whoever answers which ones. */
const codes =
  /^(type|kind|status|state|section|role|code|key)$|_(type|kind|status|state|code|key)$|^key_/;

/** How a value is shown: as the screens show it, as its schema asks, or by the list that has words for its codes. */
function formOf(
  documents: Documents,
  { pointer, type, name = '', values }: Place,
  title: Title | undefined,
): Omit<Title, 'label'> | undefined {
  if (title?.as !== undefined)
    return { as: title.as, ...(title.codes !== undefined && { codes: title.codes }) };
  const usual = formatOf(name);
  if (usual) return usual;
  if (values) {
    const list = listOf(documents, name, values);
    return list === undefined ? undefined : { as: 'code', codes: list };
  }
  // Yes and no are words of a list, and nobody has said which.
  if (type === 'boolean' || type === undefined) return undefined;
  if (title === undefined && codes.test(lastOf(pointer))) return undefined;
  // A year is no quantity.
  return type === 'integer' && lastOf(pointer) !== 'year' ? { as: 'integer' } : {};
}

/** The list that has words for some codes: that of their schema, or the only one that has them all. */
function listOf(
  documents: Documents,
  name: string,
  values: readonly unknown[],
): string | undefined {
  const own = name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase();
  const all = Object.keys(documents)
    .filter((key) => key.startsWith('codes/'))
    .filter((key) => {
      const items = objectAt(valueOf(documents, key), 'items');
      return values.every((one) => Object.hasOwn(items, String(one)));
    })
    .map((key) => key.slice('codes/'.length));
  return (
    all.find((id) => name !== '' && id.startsWith(own)) ?? (all.length === 1 ? all[0] : undefined)
  );
}
