import type { Asked } from '../widgets/asked.ts';
import type { Choices, Obstacle } from '../documents/choices.ts';
import { resolve, type Text } from '../expressions/binding.ts';
import { holds, isEmpty, type Scalar } from '../expressions/condition.ts';
import { read } from '../values/pointer.ts';
import type { Scope } from '../expressions/scope.ts';

/** One thing that a question offers now, and what keeps it from being chosen. */
export interface Offered {
  value: Scalar;
  /** Where its words are read: the row that it comes from. */
  scope: Scope;
  obstacles: Obstacle[];
}

/** Whether what a question offers depends on what is known now. */
export const isOffering = ({ choices, unavailable }: Asked['field']): boolean =>
  choices !== undefined || unavailable !== undefined;

/**
 * The values that a question offers now: the rows of its `choices`, otherwise its `enum`. Nothing where a code list
 * alone says them. `scope` holds the answers that count.
 */
export function offeredBy({ property, field }: Asked, scope: Scope): Offered[] | undefined {
  const { choices } = field;
  if (choices) return fromRows(choices, scope);
  const values = property.enum ?? (property.items as Asked['property'] | undefined)?.enum;
  return values?.map((value) => ({ value, scope, obstacles: obstaclesOf(field, value, scope) }));
}

/** What keeps a value from being chosen now. */
export function obstaclesOf(
  { choices, unavailable = {} }: Asked['field'],
  value: unknown,
  scope: Scope,
): Obstacle[] {
  if (choices) return fromRows(choices, scope).find((one) => one.value === value)?.obstacles ?? [];
  const key = String(value);
  return Object.hasOwn(unavailable, key) ? standing(unavailable[key]!, scope) : [];
}

function fromRows({ rows, value, unavailable = {}, reasons }: Choices, scope: Scope): Offered[] {
  const list = read(scope, rows);
  if (!Array.isArray(list)) return [];
  return list.flatMap((row: Record<string, unknown>) => {
    const here = { ...scope, row };
    const found = resolve(value, here);
    if (isEmpty(found) || typeof found === 'object') return [];
    const obstacles = [...standing(unavailable, here), ...saidAgainst(reasons, here)];
    return [{ value: found as Scalar, scope: here, obstacles }];
  });
}

/** What the server says against a row, in its own words. */
function saidAgainst(reasons: string | undefined, scope: Scope): Obstacle[] {
  const list = reasons === undefined ? [] : read(scope, reasons);
  if (!Array.isArray(list)) return [];
  return list.map((_, index) => {
    const at = `${reasons}/${index}`;
    const said = (from: string): Text => ({ text: '{said}', values: { said: { from } } });
    const to = read(scope, `${at}/remedy/to`);
    const remedy = typeof to === 'string' ? { label: said(`${at}/remedy/text`), to } : undefined;
    return { order: index, when: always, reason: said(`${at}/text`), remedy };
  });
}

const always = { all: [] };

const standing = (obstacles: Record<string, Obstacle>, scope: Scope): Obstacle[] =>
  Object.values(obstacles)
    .filter(({ when }) => holds(when, scope))
    .sort((a, b) => a.order - b.order);
