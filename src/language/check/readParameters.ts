import type { Condition, Scalar } from '../expressions/condition.ts';
import { alternatives } from '../contract/alternatives.ts';
import { callOf } from '../contract/callOf.ts';
import type { CallUse } from '../documents/form.ts';
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

/**
 * The values that the contract gives a parameter which a screen or a form on it hands to its calls; none where it
 * goes to a call that takes any.
 */
export function valuesTaken(
  screen: ScreenDocument,
  name: string,
  { contract, documents }: Context,
): ReadonlySet<Scalar> {
  const forms = formsOn(screen).flatMap(([, id]) => documents.get(`form/${id}`) ?? []);
  const uses = [{ kind: 'screen' as const, value: screen as object }, ...forms].flatMap(
    ({ kind, value }) =>
      found(grammars[kind], value, 'call', 'download').map((one) => one.value as CallUse),
  );
  const sets = uses.flatMap(({ call, input = {} }) =>
    (['path', 'query'] as const).flatMap((place) =>
      Object.entries(input[place] ?? {})
        .filter(([, given]) => isObject(given) && parameterIn(String(given['from'])) === name)
        .map(([parameter]) => {
          const into = callOf(contract, call)?.parameters.find(
            (one) => one.in === place && one.name === parameter,
          );
          const taken = alternatives(contract, into?.schema);
          return taken.every(({ values }) => values) ? taken.flatMap((one) => one.values!) : [];
        }),
    ),
  );
  return new Set(sets.every((one) => one.length > 0) ? sets.flat() : []);
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
