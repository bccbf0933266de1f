import { Refusal } from './refusal.ts';

type Kinds = Readonly<Record<string, 'string' | 'boolean' | 'number'>>;
type Kind = { string: string; boolean: boolean; number: number };

/** The fields of a list that a filter may name, each with the value that rows must have. */
export type Filter<Allowed extends Kinds> = { [Field in keyof Allowed]?: Kind[Allowed[Field]] };

const LONGEST = 4096;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/**
 * Reads `$filter`: base64 of a flat JSON object, field → value, of allowed fields only. Values reach
 * the database as parameters.
 * @throws Refusal 400 that names what cannot be read
 */
export function readFilter<Allowed extends Kinds>(
  text: string | undefined,
  allowed: Allowed,
): Filter<Allowed> {
  if (text === undefined || text === 'null') return {};
  const filter = parse(text);
  for (const [field, value] of Object.entries(filter)) {
    if (!Object.hasOwn(allowed, field) || typeof value !== allowed[field]) throw refused(field);
  }
  return filter as Filter<Allowed>;
}

function parse(text: string): Record<string, unknown> {
  if (text.length > LONGEST || !BASE64.test(text)) throw refused();
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    if (value !== null && typeof value === 'object' && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Not JSON: said below, as every other thing that is no filter.
  }
  throw refused();
}

const refused = (field?: string) =>
  new Refusal(400, [
    {
      code: field === undefined ? 'filter_unreadable' : 'filter_field',
      path: '/query/$filter',
      params: field === undefined ? {} : { field },
      message:
        field === undefined
          ? 'El filtro no se puede leer.'
          : `No se puede filtrar por «${field.slice(0, 40)}» con ese valor.`,
    },
  ]);
