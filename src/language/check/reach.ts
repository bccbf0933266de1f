import type { Condition } from '../condition.ts';
import { locate } from '../contract/locate.ts';
import type { FormDocument } from '../form.ts';
import { grammars } from '../grammar/index.ts';
import { namesIn } from '../plan.ts';
import type { Fault } from '../problem.ts';
import type { Scalar } from '../condition.ts';
import type { Assembled } from '../assemble.ts';
import { checkCycles } from './cycles.ts';
import { error, type Check, type Context } from './context.ts';
import { canHold, type Values } from './canHold.ts';
import { scopeAt } from './scopeAt.ts';
import { found } from './walk.ts';

/** Every condition can hold: nothing contradicts itself, and no field, step or block stays out of reach. */
export const checkReach: Check = (document, context) => {
  if (checkCycles(document, context).length > 0) return [];
  const outer = outermost(
    found(grammars[document.kind], document.value, 'condition').map(({ value, pointer, rows }) => ({
      condition: value as Condition,
      pointer,
      rows,
    })),
  );
  const faults = outer
    .filter(
      ({ condition, pointer, rows }) =>
        !canHold(condition, valuesAt(document, context, pointer, rows)),
    )
    .map(({ pointer }) => error(pointer, 'Esta condición no se cumple nunca: se contradice.'));
  if (document.kind !== 'form' || faults.length > 0) return faults;
  return checkChains(document, context);
};

/** Fields that no answers can show, because of what shows the fields that they wait for. */
function checkChains(document: Assembled, context: Context): Fault[] {
  const form = document.value as FormDocument;
  const shows = showConditions(form);
  const values = valuesAt(document, context, '/rules');
  return [...shows.keys()]
    .filter((name) => Object.hasOwn(form.data.properties, name))
    .filter((name) => !canHold(shows.get(name)!, values, (at) => awaited(at, shows)))
    .map((name) =>
      error(
        `/fields/${name}`,
        `«${name}» no se muestra nunca: lo que lo muestra está oculto entonces.`,
      ),
    );
}

function awaited(at: string, shows: Map<string, Condition>): Condition | undefined {
  const [name] = namesIn('answers', [at]);
  return name === undefined ? undefined : shows.get(name);
}

function showConditions(form: FormDocument): Map<string, Condition> {
  const any = new Map<string, Condition[]>();
  for (const { when, show } of Object.values(form.rules ?? {}))
    for (const name of Object.keys(show ?? {})) any.set(name, [...(any.get(name) ?? []), when]);
  const all = new Map<string, Condition>(
    [...any].map(([name, conditions]) => [name, { any: conditions }]),
  );
  for (const { when, fields } of Object.values(form.steps))
    for (const name of when ? Object.keys(fields) : []) {
      const own = all.get(name);
      all.set(name, own ? { all: [when!, own] } : when!);
    }
  return all;
}

/** What can stand at a pointer, where the contract or the form lists it. */
function valuesAt(
  document: Assembled,
  { contract }: Context,
  pointer: string,
  rows?: string,
): Values {
  const scope = scopeAt(document, contract, pointer, rows);
  return (at) => {
    const { found: kinds } = locate(contract, scope, at);
    if (!kinds || kinds.length === 0) return undefined;
    const lists = kinds.map(
      ({ type, values }) => values ?? (type === 'boolean' ? [true, false] : undefined),
    );
    return lists.every((list) => list !== undefined) ? (lists.flat() as Scalar[]) : undefined;
  };
}

function outermost<T extends { pointer: string }>(visits: T[]): T[] {
  return visits.filter(
    ({ pointer }) => !visits.some((other) => pointer.startsWith(`${other.pointer}/`)),
  );
}
