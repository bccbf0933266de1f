import type { ErrorObject } from 'ajv';
import type { ErrorDetail } from '../kernel/httpError.ts';

/** More faults are not told: nobody reads them, and each is compared with all others. */
const MOST = 200;

/**
 * What the compiler of schemas found, as reasons for people: one for each place and fault, codes as
 * the rest of the product names them, paths from the request's part (`/body`, `/query`). The first 200 at most.
 */
export function toReasons(errors: readonly ErrorObject[], part: string): ErrorDetail[] {
  const told = errors.slice(0, MOST);
  const reasons = withoutOtherBranches(told).map((error) => toReason(error, part));
  const seen = new Map(reasons.map((reason) => [`${reason.code} ${reason.path}`, reason]));
  return [...seen.values()];
}

const codes: Record<string, string> = {
  minLength: 'min_length',
  maxLength: 'max_length',
  additionalProperties: 'unknown_field',
  unevaluatedProperties: 'unknown_field',
};

function toReason({ keyword, instancePath, params }: ErrorObject, part: string): ErrorDetail {
  const code = codes[keyword] ?? keyword;
  const at = part + instancePath;
  const missing = params.missingProperty as string | undefined;
  const unknown = (params.additionalProperty ?? params.unevaluatedProperty) as string | undefined;
  if (missing !== undefined) return { code: 'required', path: `${at}/${step(missing)}` };
  if (unknown !== undefined) {
    const name = unknown.slice(0, 80);
    const isQuery = part === '/query';
    return {
      code: isQuery ? 'unknown_parameter' : code,
      path: `${at}/${step(name)}`,
      params: { name },
    };
  }
  const { limit } = params as { limit?: number };
  if (limit === undefined) return { code, path: at };
  return { code, path: at, params: keyword.endsWith('Length') ? { length: limit } : { limit } };
}

const step = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * Of alternatives (`oneOf`, `anyOf`) only the one that was meant is worth telling of: the one whose
 * constants fit. Where none fits, the place itself is at fault.
 */
function withoutOtherBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
  let left = [...errors];
  for (const choice of choices) {
    const start = `${choice.schemaPath}/`;
    const inside = left.filter(({ schemaPath }) => schemaPath.startsWith(start));
    const branchOf = ({ schemaPath }: ErrorObject) => schemaPath.slice(start.length).split('/')[0];
    const constants = inside.filter(({ keyword }) => keyword === 'const' || keyword === 'type');
    const wrong = new Set(constants.map(branchOf));
    const meant = inside.filter((error) => !wrong.has(branchOf(error)));
    left = left.filter((error) => !inside.includes(error) && error !== choice);
    if (meant.length > 0) left.push(...meant);
    else left.push(constants.find(({ keyword }) => keyword === 'const') ?? choice);
  }
  return left;
}
