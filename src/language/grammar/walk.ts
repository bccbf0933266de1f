import { namedIn } from './namedIn.ts';
import { branchOf } from './branch.ts';
import { deref } from './validateGrammar.ts';
import type { Role, Schema } from '../notation/grammar.ts';
import { isObject } from '../values/mergePatch.ts';
import { step } from '../values/pointer.ts';

/** A part of a document that means something, with where it stands. */
export interface Visit {
  role: Role;
  value: unknown;
  pointer: string;
  /** The list whose items `/row` is, where there is one. */
  rows?: string;
}

/** Visits every part of a document that has a role in its grammar: texts, bindings, conditions, calls, … */
export function walk(grammar: Schema, value: unknown, visit: (found: Visit) => void): void {
  go(grammar, value, '', undefined, visit);
}

function go(
  grammar: Schema,
  value: unknown,
  pointer: string,
  rows: string | undefined,
  visit: (found: Visit) => void,
): void {
  const schema = deref(grammar);
  if (schema.role)
    visit({ role: schema.role, value, pointer, ...(rows !== undefined && { rows }) });
  if (schema.oneOf) {
    const branch = branchOf(schema, value);
    if ('schema' in branch) go(branch.schema, value, pointer, rows, visit);
  } else if (isObject(value)) {
    const list = schema.rows && value[schema.rows];
    const below = typeof list === 'string' ? list : rows;
    for (const [name, inner] of Object.entries(value)) {
      const next = namedIn(schema, name) ?? schema.additionalProperties;
      if (next) go(next, inner, pointer + step(name), below, visit);
    }
  } else if (Array.isArray(value) && schema.items)
    value.forEach((inner, index) => go(schema.items!, inner, pointer + step(index), rows, visit));
}

const walked = new WeakMap<object, Visit[]>();

/** Everything in a document that has one of these roles. A document is walked once. */
export function found(grammar: Schema, value: unknown, ...roles: Role[]): Visit[] {
  let all = walked.get(value as object);
  if (!all) {
    const visits: Visit[] = [];
    walk(grammar, value, (visit) => visits.push(visit));
    walked.set(value as object, (all = visits));
  }
  return all.filter(({ role }) => roles.includes(role));
}
