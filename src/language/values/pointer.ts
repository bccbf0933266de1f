const parsed = new Map<string, readonly string[]>();

/**
 * Reads the value at a JSON Pointer (RFC 6901), own properties only.
 * Answers `undefined` where the path leads nowhere; lists are read by index.
 */
export function read(from: unknown, pointer: string): unknown {
  let value = from;
  for (const name of segments(pointer)) {
    if (value === null || typeof value !== 'object') return undefined;
    if (Array.isArray(value) ? !/^\d+$/.test(name) : !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

/** The names that a pointer steps through; `''` is the whole value. */
export function segments(pointer: string): readonly string[] {
  const known = parsed.get(pointer);
  if (known) return known;
  const names = pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (parsed.size > 50_000) parsed.clear();
  parsed.set(pointer, names);
  return names;
}

/** One more step of a pointer, escaped as RFC 6901 asks. */
export function step(name: string | number): string {
  const plain = String(name);
  return `/${/[~/]/.test(plain) ? plain.replaceAll('~', '~0').replaceAll('/', '~1') : plain}`;
}
