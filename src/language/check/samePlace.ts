import type { FormDocument } from '../documents/form.ts';
import type { Assembled } from '../assembly/assemble.ts';
import { isObject } from '../values/mergePatch.ts';
import { step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { error, type Check } from './context.ts';

/**
 * No two entries of a table have the same place: which stands first would be anybody's guess. Blocks of a screen may,
 * where only one of them is seen at a time.
 */
export const checkSamePlace: Check = (document) => {
  const { kind, value } = document;
  if (kind === 'form') return [...pages(document), ...below(value, '', new Set(['/steps']))];
  return kind === 'screen' || kind === 'codes' ? below(value, '', new Set(['/blocks'])) : [];
};

/** Tables of entries that say their `order`, at whatever depth. */
function below(value: unknown, at: string, ours: ReadonlySet<string>): Diagnostic[] {
  if (!isObject(value)) return [];
  const entries = Object.fromEntries(Object.entries(value).filter(([, one]) => isObject(one)));
  const own = ours.has(at) ? [] : faultsIn(entries, ([name]) => `${at}${step(name)}/order`);
  return [
    ...own,
    ...Object.entries(value).flatMap(([name, inner]) => below(inner, at + step(name), ours)),
  ];
}

/** Steps, and what stands on each: questions and blocks share their places. */
function pages({ value, variant, origins = [] }: Assembled): Diagnostic[] {
  const { steps } = value as FormDocument;
  const places = faultsIn(steps, ([id]) => {
    const isOfPart = origins.some(({ at }) => at === `/steps${step(id)}`);
    return isOfPart && !variant ? `/uses${step(id)}/order` : `/steps${step(id)}/order`;
  });
  const questions = Object.entries(steps).flatMap(([id, { fields }]) =>
    faultsIn(fields, ([name]) => `/steps${step(id)}/fields${step(name)}`),
  );
  return [...places, ...questions];
}

function faultsIn(
  table: Readonly<Record<string, unknown>>,
  at: (entry: [name: string, order: number]) => string,
): Diagnostic[] {
  const placed = Object.entries(table).flatMap(([name, entry]): [string, number][] => {
    const order = isObject(entry) ? entry['order'] : entry;
    return typeof order === 'number' ? [[name, order]] : [];
  });
  if (placed.length < 2) return [];
  const first = new Map<number, string>();
  return placed.flatMap(([name, order]) => {
    const other = first.get(order);
    if (other === undefined) first.set(order, name);
    return other === undefined
      ? []
      : [
          error(
            at([name, order]),
            `«${name}» y «${other}» tienen el mismo lugar, ${order}: no se sabría cuál va antes.`,
          ),
        ];
  });
}
