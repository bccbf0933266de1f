/** A JSON value that nobody can change any more, nor anything in it. */
export function frozen<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}
