import type { Answers } from '../expressions/scope.ts';
import { isObject } from '../values/mergePatch.ts';
import { toObject, type Json } from './json.ts';
import { tellLiteral, tellLiterals, toLiteral, toLiterals } from './literal.ts';

/**
 * A condition as a sentence: one test, or several that hold `all` or `any`, each a row of what is read, a relation and a
 * value. One that is deeper than that is `other`, and stands in `condition` as it is written.
 */
export interface Sentence {
  joined?: 'one' | 'all' | 'any' | 'other';
  condition?: string;
  tests: Answers[];
}

const relations = ['equals', 'in', 'includes', 'present', 'atLeast', 'atMost'];

export function tellCondition(condition: unknown): Sentence {
  if (!isObject(condition)) return { tests: [] };
  const single = tellTest(condition);
  if (single) return { joined: 'one', tests: [single] };
  for (const joined of ['all', 'any'] as const) {
    const list = condition[joined];
    const tests = Array.isArray(list) ? list.map(tellTest) : [undefined];
    if (tests.every((test) => test !== undefined)) return { joined, tests };
  }
  return { joined: 'other', condition: JSON.stringify(condition), tests: [] };
}

/** The condition that a sentence says; nothing where it says none. */
export function toCondition({ joined, condition, tests }: Sentence): Json | undefined {
  if (joined === 'other') return toObject(toLiteral(condition ?? '{}'));
  if (joined === undefined || tests.length === 0) return undefined;
  const said = tests.map(toTest);
  return joined === 'one' ? said[0] : { [joined]: said };
}

function tellTest(condition: unknown): Answers | undefined {
  if (!isObject(condition)) return undefined;
  if (isObject(condition.not)) {
    const test = tellTest(condition.not);
    return test?.not === undefined && test ? { not: true, ...test } : undefined;
  }
  const relation = relations.find((name) => name in condition);
  if (relation === undefined || typeof condition.at !== 'string') return undefined;
  const { at, [relation]: value } = condition;
  if (relation === 'in') return { at, relation, value: tellLiterals(value as unknown[]) };
  const read = isObject(value) ? value.from : undefined;
  if (typeof read === 'string') return { at, relation: `${relation}Of`, value: read };
  return { at, relation, value: tellLiteral(value) };
}

function toTest({ not, at, relation, value }: Answers): Json {
  const [name, said] = [String(relation), String(value)];
  const bare = name.endsWith('Of')
    ? { at, [name.slice(0, -2)]: { from: said } }
    : { at, [name]: name === 'in' ? toLiterals(said) : toLiteral(said) };
  return not === true ? { not: bare } : bare;
}
