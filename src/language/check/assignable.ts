import type { Alternative } from '../contract/alternatives.ts';
import { isOpen } from '../contract/locate.ts';

/** Whether some value that is given can be one that is taken: types meet, and listed values overlap. */
export function assignable(given: readonly Alternative[], taken: readonly Alternative[]): boolean {
  return given.some((one) => taken.some((other) => meets(one, other)));
}

function meets(given: Alternative, taken: Alternative): boolean {
  if (isOpen(given) || isOpen(taken)) return true;
  const same =
    given.type === taken.type ||
    (given.type === 'integer' && taken.type === 'number') ||
    (given.type === 'number' && taken.type === 'integer');
  if (!same) return false;
  if (given.values && taken.values)
    return given.values.some((value) => taken.values!.includes(value));
  const [from, to] = [given.name, taken.name];
  return !from || !to || from === to || !DISTINCT.has(from) || !DISTINCT.has(to);
}

/** Texts that are never one another. */
const DISTINCT = new Set([
  'Money',
  'Shares',
  'Nav',
  'Percent',
  'PlainDate',
  'Instant',
  'Uuid',
  'Isin',
]);

const words: Record<string, string> = {
  string: 'un texto',
  number: 'un número',
  integer: 'un número entero',
  boolean: 'sí o no',
  array: 'una lista',
  object: 'un objeto',
};

/** "un texto", "uno de I, B, P, T". */
export function describe(taken: readonly Alternative[]): string {
  const values = taken.flatMap((one) => one.values ?? []);
  if (values.length > 0) return `uno de ${values.slice(0, 12).join(', ')}`;
  return [...new Set(taken.map(({ type }) => (type ? words[type] : 'cualquier cosa')))].join(' o ');
}
