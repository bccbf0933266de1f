import type { Condition, Scalar } from '../expressions/condition.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import { grammars } from '../grammar/index.ts';
import { found } from '../grammar/walk.ts';
import { isObject } from '../values/mergePatch.ts';
import { segments } from '../values/pointer.ts';
import { formsOn } from './callers.ts';
import type { Context } from './context.ts';

/** What a screen makes of a parameter: it tells these values apart, or takes any. */
export type Told = ReadonlySet<Scalar> | 'any';

/** The parameters of the query that a screen or a form on it reads, by name. */
export function readParameters(screen: ScreenDocument, { documents }: Context): Map<string, Told> {
  const read = new Map<string, Told>();
  const forms = formsOn(screen).flatMap(([, id]) => documents.get(`form/${id}`) ?? []);
  for (const { kind, value } of [{ kind: 'screen' as const, value: screen }, ...forms]) {
    for (const { value: condition, pointer } of found(grammars[kind], value, 'condition'))
      tell(read, condition as Condition, /\/not(?:\/|$)/.test(pointer));
    for (const { value: from, pointer } of found(grammars[kind], value, 'pointer', 'list')) {
      const name = parameterIn(String(from));
      if (name !== undefined && !pointer.endsWith('/at')) read.set(name, 'any');
    }
  }
  for (const name of namesKept(screen.blocks)) read.set(name, 'any');
  return read;
}

/** Name of the parameter of the query that a pointer reads. */
export function parameterIn(pointer: string): string | undefined {
  const [root, part, name] = segments(pointer);
  return root === 'route' && part === 'query' ? name : undefined;
}

/** Whatever else a parameter says matters too where it is asked for as such, or what it is not. */
function tell(read: Map<string, Told>, condition: Condition, isNegated: boolean): void {
  const name = 'at' in condition ? parameterIn(condition.at) : undefined;
  if (name === undefined || read.get(name) === 'any') return;
  const values =
    'equals' in condition ? [condition.equals] : 'in' in condition ? condition.in : undefined;
  const isAbsence = 'present' in condition && !condition.present;
  if (isNegated || (!values && !isAbsence)) read.set(name, 'any');
  else read.set(name, new Set([...(read.get(name) ?? []), ...(values ?? [])]));
}

/** Parameters that blocks keep what somebody chose in. */
export function namesKept(value: unknown): string[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'param' && typeof inner === 'string' ? [inner] : namesKept(inner),
  );
}
