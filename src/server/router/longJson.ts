import { inSlices } from '../kernel/inSlices.ts';

/** Shorter lists are written at once. */
const LONG = 200;

/**
 * The JSON of an answer with a long list in its data, as bytes, written in slices, in between which others have
 * their turn; nothing for every other answer.
 */
export async function longJson(body: unknown): Promise<Buffer | undefined> {
  if (!isObject(body) || !isObject(body.data)) return undefined;
  if (!Object.values(body.data).some(isLong)) return undefined;
  const parts: Buffer[] = [Buffer.from('{"data":{')];
  const write = (text: string) => parts.push(Buffer.from(text));
  const { data, ...rest } = body;
  let comma = '';
  for (const [name, value] of Object.entries(data)) {
    if (value === undefined) continue;
    write(`${comma}${JSON.stringify(name)}:`);
    if (isLong(value)) parts.push(...(await listOf(value)));
    else write(JSON.stringify(value));
    comma = ',';
  }
  // What has no JSON is left out, as by JSON.stringify.
  const others = JSON.stringify(rest).slice(1);
  write(others === '}' ? '}}' : `},${others}`);
  return Buffer.concat(parts);
}

async function listOf(list: readonly unknown[]): Promise<Buffer[]> {
  const rows = await inSlices(list, (row) => Buffer.from(`${JSON.stringify(row) ?? 'null'},`));
  const last = rows.length - 1;
  rows[last] = rows[last]!.subarray(0, -1);
  return [Buffer.from('['), ...rows, Buffer.from(']')];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;

const isLong = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > LONG;
