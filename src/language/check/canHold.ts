import { compare } from '../compare.ts';
import type { Condition, Scalar } from '../condition.ts';

/** The listed values that may stand at a pointer; `undefined` when anything may. */
export type Values = (at: string) => readonly Scalar[] | undefined;

type Test = Extract<Condition, { at: string }>;
interface Literal {
  test: Test;
  holds: boolean;
}

/** More ways than this to fulfil a condition are not tried: it is taken to be possible. */
const MANY = 300;

/**
 * Whether some scope fulfils a condition. Sound where it says no; where it cannot tell it says yes.
 * `awaits` gives the condition under which a value can be there at all: that of showing the field.
 */
export function canHold(
  condition: Condition,
  values: Values,
  awaits: (at: string) => Condition | undefined = () => undefined,
): boolean {
  const ways = waysTo(condition, true, awaits, []);
  return ways === undefined || ways.some((way) => isConsistent(way, values));
}

/** All ways to fulfil a condition, each a list of tests that must turn out so; `undefined` when too many. */
function waysTo(
  condition: Condition,
  holds: boolean,
  awaits: (at: string) => Condition | undefined,
  path: string[],
): Literal[][] | undefined {
  if ('not' in condition) return waysTo(condition.not, !holds, awaits, path);
  if ('at' in condition) {
    const own: Literal[][] = [[{ test: condition, holds }]];
    const shown =
      needsValue({ test: condition, holds }) &&
      !path.includes(condition.at) &&
      awaits(condition.at);
    return shown ? both(own, waysTo(shown, true, awaits, [...path, condition.at])) : own;
  }
  const together = 'all' in condition;
  const parts = (together ? condition.all : condition.any).map((part) =>
    waysTo(part, holds, awaits, path),
  );
  if (together === holds) return parts.reduce(both, [[]]);
  const ways = parts.reduce((all, part) => all && part && [...all, ...part], []);
  return ways && ways.length <= MANY ? ways : undefined;
}

function both(
  left: Literal[][] | undefined,
  right: Literal[][] | undefined,
): Literal[][] | undefined {
  if (!left || !right || left.length * right.length > MANY) return undefined;
  return left.flatMap((one) => right.map((other) => [...one, ...other]));
}

function needsValue({ test, holds }: Literal): boolean {
  return 'present' in test ? test.present === holds : holds;
}

function isConsistent(way: Literal[], values: Values): boolean {
  const byPlace = Map.groupBy(way, ({ test }) => test.at);
  return [...byPlace].every(([at, literals]) => {
    if (!literals.some(needsValue)) return true;
    if (literals.some(({ test, holds }) => 'present' in test && test.present !== holds))
      return false;
    const listed = values(at) ?? namedBy(literals);
    if (listed) return listed.some((value) => literals.every((literal) => agrees(value, literal)));
    return areOrdered(literals);
  });
}

/** Without a list, a value that must equal something is one of what it is compared with. */
function namedBy(literals: Literal[]): readonly Scalar[] | undefined {
  const named = literals.find(
    ({ test, holds }) => holds && ('equals' in test || 'in' in test),
  )?.test;
  return named && ('equals' in named ? [named.equals] : 'in' in named ? named.in : undefined);
}

function agrees(value: Scalar, { test, holds }: Literal): boolean {
  if ('equals' in test) return (value === test.equals) === holds;
  if ('in' in test) return test.in.includes(value) === holds;
  if ('atLeast' in test) return (compare(value, test.atLeast) ?? -1) >= 0 === holds;
  if ('atMost' in test) return (compare(value, test.atMost) ?? 1) <= 0 === holds;
  return true;
}

function areOrdered(literals: Literal[]): boolean {
  const least = literals.flatMap(({ test, holds }) =>
    holds && 'atLeast' in test ? [test.atLeast] : [],
  );
  const most = literals.flatMap(({ test, holds }) =>
    holds && 'atMost' in test ? [test.atMost] : [],
  );
  return least.every((low) => most.every((high) => (compare(low, high) ?? 0) <= 0));
}
