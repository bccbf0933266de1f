import { isObject } from '../values/mergePatch.ts';

/** Columns of a line in the repository's documents (`.prettierrc`). */
const WIDTH = 120;

/** A document as `npm run format` writes it: what fits on a line stands on one. */
export const printCompact = (value: unknown): string => `${print(value, 0, 0, 0)}\n`;

/** @param used columns before it on its line @param after columns behind it: a comma */
function print(value: unknown, depth: number, used: number, after: number): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const line = onOneLine(value);
  if (!isBroken(value) && used + line.length + after <= WIDTH) return line;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const entries = isObject(value)
    ? Object.entries(value).map(([name, inner]) => [`${JSON.stringify(name)}: `, inner] as const)
    : (value as readonly unknown[]).map((inner) => ['', inner] as const);
  const indent = '  '.repeat(depth + 1);
  const lines = entries.map(([name, inner], at) => {
    const comma = at < entries.length - 1 ? ',' : '';
    const start = `${indent}${name}`;
    return `${start}${print(inner, depth + 1, start.length, comma.length)}${comma}`;
  });
  return `${open}\n${lines.join('\n')}\n${'  '.repeat(depth)}${close}`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return '{}';
  return `{ ${entries.map(([name, inner]) => `${JSON.stringify(name)}: ${onOneLine(inner)}`).join(', ')} }`;
}

/** Whether something in it never stands on one line: a list of several objects or lists, each with several entries. */
function isBroken(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  const inner: unknown[] = Object.values(value);
  const isTable =
    Array.isArray(value) &&
    inner.length > 1 &&
    (inner.every(isObject) || inner.every(Array.isArray)) &&
    inner.every((one) => Object.keys(one as object).length > 1);
  return isTable || inner.some(isBroken);
}
