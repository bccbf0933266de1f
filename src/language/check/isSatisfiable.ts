import { compare } from '../values/compare.ts';
import { boundPointerOf, type Condition, type Scalar } from '../expressions/condition.ts';
import { bounded } from './bounded.ts';

/** What may stand at a pointer: one of listed values, or a number or text within limits. */
export interface Possible {
  values?: readonly Scalar[];
  least?: number;
  most?: number;
}

/** What is known of a pointer; `{}` when anything may stand there. */
export type Values = (at: string) => Possible;

type Test = Extract<Condition, { at: string }>;

/** A test that has to turn out so. */
export interface Literal {
  test: Test;
  holds: boolean;
}

/** More ways than this to fulfil a condition are not tried: it is taken to be possible. */
const MANY = 300;
/** Tests that are looked at for one condition, however its fields wait for each other: then it is taken to be possible. */
const WORK = 20_000;

/** What finding the ways of one condition has left to spend. */
interface Search {
  awaits: (at: string) => Condition | undefined;
  left: number;
}

/**
 * Whether some scope fulfils a condition. Sound where it says no; where it cannot tell it says yes, and it
 * says so in bounded time. `awaits` gives the condition under which a value can be there at all: that of
 * showing the field.
 */
export function isSatisfiable(
  condition: Condition,
  values: Values,
  awaits: (at: string) => Condition | undefined = () => undefined,
): boolean {
  const ways = waysTo(condition, true, { awaits, left: WORK }, []);
  return ways === undefined || ways.some((way) => isConsistent(way, values));
}

/** All ways to fulfil a condition, each a list of tests that must turn out so; `undefined` when too many. */
function waysTo(
  condition: Condition,
  holds: boolean,
  search: Search,
  path: string[],
): Literal[][] | undefined {
  if (--search.left < 0) return undefined;
  if ('not' in condition) return waysTo(condition.not, !holds, search, path);
  if ('at' in condition) {
    const own: Literal[][] = [[{ test: condition, holds }]];
    if (!needsValue({ test: condition, holds })) return own;
    return [condition.at, boundPointerOf(condition)].reduce<Literal[][] | undefined>((ways, at) => {
      const shown = at !== undefined && !path.includes(at) && search.awaits(at);
      return shown && ways ? both(search, ways, waysTo(shown, true, search, [...path, at])) : ways;
    }, own);
  }
  const together = 'all' in condition;
  const parts = together ? condition.all : condition.any;
  let ways: Literal[][] | undefined = together === holds ? [[]] : [];
  for (const part of parts) {
    const more = waysTo(part, holds, search, path);
    ways = together === holds ? both(search, ways, more) : more && ways && [...ways, ...more];
    if (!ways || ways.length > MANY) return undefined;
  }
  return ways;
}

function both(
  search: Search,
  left: Literal[][],
  right: Literal[][] | undefined,
): Literal[][] | undefined {
  if (!right || left.length * right.length > MANY) return undefined;
  const all = left.flatMap((one) => right.map((other) => [...one, ...other]));
  search.left -= all.reduce((sum, way) => sum + way.length, 0);
  return search.left < 0 ? undefined : all;
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
    const possible = values(at);
    const known = bounded(literals, values);
    const listed = possible.values ?? namedBy(literals);
    if (listed)
      return listed.some(
        (value) => isWithin(value, possible) && known.every((literal) => agrees(value, literal)),
      );
    return !includesAndNot(known) && areOrdered(known, possible);
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

function isWithin(value: Scalar, { least, most }: Possible): boolean {
  return (
    (least === undefined || (compare(value, least) ?? 0) >= 0) &&
    (most === undefined || (compare(value, most) ?? 0) <= 0)
  );
}

/** A list holds a value and does not. */
function includesAndNot(literals: Literal[]): boolean {
  const said = (wanted: boolean) =>
    literals.flatMap(({ test, holds }) =>
      'includes' in test && holds === wanted ? [test.includes] : [],
    );
  const without = said(false);
  return said(true).some((value) => without.includes(value));
}

interface Bound {
  limit: number | string;
  /** The limit itself is out. */
  strict: boolean;
}

/** Some value lies between all limits. Those that are denied count once the value is known to have an order. */
function areOrdered(literals: Literal[], { least, most }: Possible): boolean {
  const isOrdered =
    least !== undefined ||
    most !== undefined ||
    literals.some(({ test, holds }) => holds && ('atLeast' in test || 'atMost' in test));
  const lows: Bound[] = least === undefined ? [] : [{ limit: least, strict: false }];
  const highs: Bound[] = most === undefined ? [] : [{ limit: most, strict: false }];
  for (const { test, holds } of isOrdered ? literals : []) {
    const limit = 'atLeast' in test ? test.atLeast : 'atMost' in test ? test.atMost : undefined;
    if (limit === undefined || typeof limit === 'object') continue;
    ('atLeast' in test === holds ? lows : highs).push({ limit, strict: !holds });
  }
  return lows.every((low) =>
    highs.every((high) => {
      const order = compare(low.limit, high.limit) ?? -1;
      return low.strict || high.strict ? order < 0 : order <= 0;
    }),
  );
}
