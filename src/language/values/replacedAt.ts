import { segments } from './pointer.ts';

/** A copy of a JSON value with another value at a pointer, which has to be there; lists are stepped into by index. */
export const replacedAt = (value: unknown, pointer: string, other: unknown): unknown =>
  changedAt(value, segments(pointer), () => other);

/** A copy with another name for what stands at a pointer, in the same order; as it is where that name is taken. */
export function renamedAt(value: unknown, pointer: string, name: string): unknown {
  const path = segments(pointer);
  return changedAt(value, path.slice(0, -1), (table) =>
    Object.hasOwn(table as object, name)
      ? table
      : Object.fromEntries(
          Object.entries(table as object).map(([key, inner]) => [
            key === path.at(-1) ? name : key,
            inner as unknown,
          ]),
        ),
  );
}

function changedAt(
  value: unknown,
  [name, ...rest]: readonly string[],
  change: (there: unknown) => unknown,
): unknown {
  if (name === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((inner: unknown, at) =>
      String(at) === name ? changedAt(inner, rest, change) : inner,
    );
  return Object.fromEntries(
    Object.entries(value as object).map(([key, inner]) => [
      key,
      key === name ? changedAt(inner, rest, change) : (inner as unknown),
    ]),
  );
}
