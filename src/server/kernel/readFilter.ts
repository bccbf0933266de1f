import { HttpError } from './httpError.ts';

type Kinds = Readonly<Record<string, 'string' | 'boolean' | 'number'>>;
type Kind = { string: string; boolean: boolean; number: number };

/** The fields of a list that a filter may name, each with the value that rows must have. */
export type Filter<Allowed extends Kinds> = { [Field in keyof Allowed]?: Kind[Allowed[Field]] };

const LONGEST = 4096;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/**
 * Reads `$filter`: base64 of a flat JSON object, field → value, of allowed fields only. Values reach
 * the database as parameters.
 * @throws HttpError 400 that names what cannot be read
 */
export function readFilter<Allowed extends Kinds>(
  text: string | undefined,
  allowed: Allowed,
): Filter<Allowed> {
  const filter = readFilterObject(text);
  for (const [field, value] of Object.entries(filter)) {
    if (!Object.hasOwn(allowed, field) || typeof value !== allowed[field])
      throw refusedField(field);
  }
  return filter as Filter<Allowed>;
}

/**
 * The object of a filter, none of whose fields was looked at yet.
 * @param at where the filter stands in the request
 * @throws HttpError 400 when it is no object in base64
 */
export function readFilterObject(
  text: string | undefined,
  at: string = QUERY,
): Record<string, unknown> {
  if (text === undefined || text === 'null') return {};
  if (text.length > LONGEST || !BASE64.test(text)) throw refused(at);
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    if (value !== null && typeof value === 'object' && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Not JSON: said below, as every other thing that is no filter.
  }
  throw refused(at);
}

const QUERY = '/query/$filter';

const refused = (path: string) =>
  new HttpError(400, [{ code: 'filter_unreadable', path, params: {} }]);

/** The 400 of a field that may not be filtered by, or not with the value that it was given. */
export const refusedField = (field: string, path: string = QUERY): HttpError =>
  new HttpError(400, [{ code: 'filter_field', path, params: { field: field.slice(0, 40) } }]);
