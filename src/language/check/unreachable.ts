import type { Condition, Scalar } from '../expressions/condition.ts';
import { locate } from '../contract/locate.ts';
import type { FormDocument } from '../documents/form.ts';
import { grammars } from '../grammar/index.ts';
import { namesIn } from '../validation/plan.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import type { Assembled } from '../assembly/assemble.ts';
import { checkCycles } from './cycles.ts';
import { error, type Check, type Context } from './context.ts';
import { isSatisfiable, type Possible, type Values } from './isSatisfiable.ts';
import { levelsOf, type Level } from './levels.ts';
import { scopeAt } from './scopeAt.ts';
import { found } from '../grammar/walk.ts';

interface Placed {
  condition: Condition;
  pointer: string;
  rows?: string | undefined;
}

/** Every condition can hold: nothing contradicts itself or what stands around it, and no field, step, rule or block stays out of reach. */
export const checkUnreachable: Check = (document, context) => {
  if (checkCycles(document, context).length > 0) return [];
  const outer = outermost(
    found(grammars[document.kind], document.value, 'condition').map(({ value, pointer, rows }) => ({
      condition: value as Condition,
      pointer,
      rows,
    })),
  );
  const selfish = new Map(
    outer.flatMap((one) => {
      const fault = contradictsItself(one, document, context);
      return fault ? [[one, fault] as const] : [];
    }),
  );
  // What stands inside of what never holds never holds either.
  const others = outer.filter((one) => !selfish.has(one));
  const faults = [
    ...selfish.values(),
    ...others.flatMap((one) => contradiction(one, others, document, context)),
  ];
  if (document.kind !== 'form' || faults.length > 0) return faults;
  const { value } = document;
  return levelsOf(value as FormDocument).flatMap((level) => checkChains(level, document, context));
};

function contradictsItself(
  { condition, pointer, rows }: Placed,
  document: Assembled,
  context: Context,
): Diagnostic | undefined {
  return isSatisfiable(condition, valuesAt(document, context, pointer, rows))
    ? undefined
    : error(pointer, 'Esta condición no se cumple nunca: se contradice.');
}

function contradiction(
  one: Placed,
  all: Placed[],
  document: Assembled,
  context: Context,
): Diagnostic[] {
  const { condition, pointer, rows } = one;
  const values = valuesAt(document, context, pointer, rows);
  const around = all.find(
    (other) =>
      other !== one &&
      isAround(other.pointer, pointer) &&
      !isSatisfiable({ all: [other.condition, condition] }, values),
  );
  return around
    ? [error(pointer, `Esta condición no se cumple nunca: contradice a «${around.pointer}».`)]
    : [];
}

/** Whether what stands below one condition is there only while the other holds: its block's, that of its screen or form. */
function isAround(outer: string, inner: string): boolean {
  if (outer === '/access') return inner !== outer;
  return outer.endsWith('/when') && inner.startsWith(outer.slice(0, -'when'.length));
}

/** Fields that no answers can show, because of what shows the fields that they wait for; and rules about fields that are hidden then. */
function checkChains(level: Level, document: Assembled, context: Context): Diagnostic[] {
  const shows = showConditions(level);
  const values = valuesAt(document, context, level.at.rules);
  const awaited = (at: string) => {
    const [name] = namesIn(level.root, [at]);
    return name === undefined ? undefined : shows.get(name);
  };
  const known = [...shows].filter(([name]) => Object.hasOwn(level.properties, name));
  const hidden = known
    .filter(([, show]) => !isSatisfiable(show, values, awaited))
    .map(([name]) =>
      error(
        `${level.at.fields}/${name}`,
        `«${name}» no se muestra nunca: lo que lo muestra está oculto entonces.`,
      ),
    );
  if (hidden.length > 0) return hidden;
  return Object.entries(level.rules).flatMap(([id, rule]) =>
    (['require', 'limit'] as const).flatMap((part) =>
      Object.keys(rule[part] ?? {})
        .filter((name) => shows.has(name))
        .filter((name) => !isSatisfiable({ all: [rule.when, shows.get(name)!] }, values, awaited))
        .map((name) =>
          error(
            `${level.at.rules}/${id}/${part}/${name}`,
            `Esta regla nunca afecta a «${name}»: cuando se cumple, está oculto.`,
          ),
        ),
    ),
  );
}

function showConditions({ rules, gates }: Level): Map<string, Condition> {
  const any = new Map<string, Condition[]>();
  for (const { when, show } of Object.values(rules))
    for (const name of Object.keys(show ?? {})) any.set(name, [...(any.get(name) ?? []), when]);
  const all = new Map<string, Condition>(
    [...any].map(([name, conditions]) => [name, { any: conditions }]),
  );
  for (const [name, gate] of gates) {
    const own = all.get(name);
    all.set(name, own ? { all: [gate, own] } : gate);
  }
  return all;
}

/** What can stand at a pointer, where the contract or the form says it. */
function valuesAt(
  document: Assembled,
  { contract }: Context,
  pointer: string,
  rows?: string,
): Values {
  const scope = scopeAt(document, contract, pointer, rows);
  return (at): Possible => {
    const { found: kinds } = locate(contract, scope, at);
    if (!kinds || kinds.length === 0) return {};
    const lists = kinds.map(
      ({ type, values }) => values ?? (type === 'boolean' ? [true, false] : undefined),
    );
    if (lists.every((list) => list !== undefined)) return { values: lists.flat() as Scalar[] };
    if (kinds.some(({ type }) => type !== 'number' && type !== 'integer')) return {};
    const limits = (keyword: string) => kinds.map(({ schema }) => schema[keyword]);
    const [least, most] = [limits('minimum'), limits('maximum')];
    const areNumbers = (all: unknown[]): all is number[] =>
      all.every((limit) => typeof limit === 'number');
    return {
      ...(areNumbers(least) && { least: Math.min(...least) }),
      ...(areNumbers(most) && { most: Math.max(...most) }),
    };
  };
}

function outermost(visits: Placed[]): Placed[] {
  return visits.filter(
    ({ pointer }) => !visits.some((other) => pointer.startsWith(`${other.pointer}/`)),
  );
}
