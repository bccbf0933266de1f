import { compare } from '../values/compare.ts';
import type { Item } from '../documents/form.ts';
import { isObject } from '../values/mergePatch.ts';

/** A limit from below and one from above, and whether both at once leave nothing when they are equal. */
const pairs: [least: string, most: string, strict?: true][] = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ...['minimum', 'exclusiveMinimum', 'min_value', 'min_value_participations'].flatMap((least) =>
    ['maximum', 'exclusiveMaximum', 'max_value', 'max_value_participations'].map(
      (most): [string, string, true?] =>
        least.startsWith('exclusive') || most.startsWith('exclusive')
          ? [least, most, true]
          : [least, most],
    ),
  ),
];

/** Limits that leave nothing once they are below one. */
const sizes = ['maxLength', 'maxItems'];

type Limited = Pick<Item, 'type'> & Record<string, unknown>;

/** Two limits of a property between which no value lies; `most` is missing where steps are what lies in the way. */
export function gapOf(property: Limited): { least: string; most?: string } | undefined {
  // An empty text is no answer, and an empty list alone says nothing that could be asked.
  const empty = sizes.find((keyword) => (compare(limitOf(property, keyword), 1) ?? 0) < 0);
  if (empty !== undefined) return { least: empty };
  for (const [least, most, strict] of pairs) {
    const order = compare(limitOf(property, least), limitOf(property, most));
    if (order !== undefined && (order > 0 || (strict && order === 0))) return { least, most };
  }
  const step = typeof property['multipleOf'] === 'number' ? property['multipleOf'] : undefined;
  const [low, high] = [property['minimum'], property['maximum']];
  if (typeof low !== 'number' || typeof high !== 'number') return undefined;
  if (step !== undefined && step > 0 && Math.ceil(low / step) * step > high)
    return { least: 'multipleOf' };
  return property.type === 'integer' && Math.ceil(low) > high
    ? { least: 'minimum', most: 'maximum' }
    : undefined;
}

/** A limit that is written out: a number, a decimal text, or one of them under `min` or `max`. */
function limitOf(property: Limited, keyword: string): unknown {
  const given = Object.hasOwn(property, keyword) ? property[keyword] : undefined;
  if (!isObject(given)) return given;
  return given['min'] ?? given['max'];
}

/** Whether a value keeps the standard limits of its property. */
export function isWithin(value: unknown, property: Limited): boolean {
  const keeps = (keyword: string, order: (distance: number) => boolean, size: unknown) => {
    const distance = compare(size, limitOf(property, keyword));
    return distance === undefined || order(distance);
  };
  const size =
    typeof value === 'string' ? value.length : Array.isArray(value) ? value.length : undefined;
  const unit = Array.isArray(value) ? 'Items' : 'Length';
  if (size !== undefined)
    return keeps(`min${unit}`, (at) => at >= 0, size) && keeps(`max${unit}`, (at) => at <= 0, size);
  return (
    keeps('minimum', (at) => at >= 0, value) &&
    keeps('maximum', (at) => at <= 0, value) &&
    keeps('exclusiveMinimum', (at) => at > 0, value) &&
    keeps('exclusiveMaximum', (at) => at < 0, value)
  );
}
