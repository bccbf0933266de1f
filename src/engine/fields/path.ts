import { segments } from '#/language/values/pointer.ts';
import type { Answers } from '#/language/expressions/scope.ts';

/** Where a value stands within the answers: a property, or a property, a row and a column. */
export type Path = readonly (string | number)[];

/** `/answers/holders/0/name` → `['holders', 0, 'name']`. */
export function toPath(pointer: string): Path {
  return segments(pointer)
    .slice(1)
    .map((name) => (/^\d+$/.test(name) ? Number(name) : name));
}

/** Reads a value of the answers; `undefined` where there is none. */
export function valueAt(answers: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      value !== null && typeof value === 'object'
        ? (value as Record<string | number, unknown>)[key]
        : undefined,
    answers,
  );
}

/** The answers with one value changed and everything beside the path shared; `undefined` takes it out. */
export function withValue(answers: Answers, path: Path, value: unknown): Answers {
  return put(answers, path, value) as Answers;
}

function put(into: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof key === 'number') {
    const list = Array.isArray(into) ? [...(into as unknown[])] : [];
    list[key] = put(list[key], rest, value);
    return list;
  }
  const { [key]: before, ...others } = (into ?? {}) as Answers;
  const inner = put(before, rest, value);
  return inner === undefined ? others : { ...others, [key]: inner };
}
