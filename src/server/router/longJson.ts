import { inSlices } from '../inSlices.ts';

/** Shorter lists are written at once. */
const LONG = 200;

/**
 * The JSON of an answer with a long list in its data, written in slices, in between which others have their
 * turn; nothing for every other answer.
 */
export async function longJson(body: unknown): Promise<string | undefined> {
  if (!isObject(body) || !isObject(body.data)) return undefined;
  const { data, ...rest } = body;
  const lists = Object.entries(data).filter(([, value]) => isLong(value));
  if (lists.length === 0) return undefined;
  const written = new Map<string, string>();
  for (const [name, list] of lists) {
    const rows = await inSlices(list as unknown[], (row) => JSON.stringify(row) ?? 'null');
    written.set(name, `[${rows.join(',')}]`);
  }
  const inner = Object.entries(data).map(([name, value]) => [
    name,
    written.get(name) ?? JSON.stringify(value),
  ]);
  return toObject([
    ['data', toObject(inner)],
    ...Object.entries(rest).map(([name, value]) => [name, JSON.stringify(value)]),
  ]);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;

const isLong = (value: unknown) => Array.isArray(value) && value.length > LONG;

/** What has no JSON is left out, as by JSON.stringify. */
const toObject = (fields: (string | undefined)[][]) =>
  `{${fields.flatMap(([name, text]) => (text === undefined ? [] : [`${JSON.stringify(name)}:${text}`])).join(',')}}`;
