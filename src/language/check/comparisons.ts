import { parseDate } from '#/domain/dates/plainDate.ts';
import {
  boundPointerOf,
  type Bound,
  type Condition,
  type Scalar,
} from '../expressions/condition.ts';
import { alternatives, type Alternative } from '../contract/alternatives.ts';
import { isOpen, itemOf, locate } from '../contract/locate.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import { grammars } from '../grammar/index.ts';
import { error, type Check, type Context } from './context.ts';
import { scopeAt } from './scopeAt.ts';
import { found } from '../grammar/walk.ts';

type Test = Extract<Condition, { at: string }>;

/** A condition compares with a value that can be there: right type, and one of the values that the contract or the form lists. */
export const checkComparisons: Check = (document, context) =>
  found(grammars[document.kind], document.value, 'condition').flatMap(
    ({ value, pointer, rows }) => {
      const test = value as Condition;
      if (!('at' in test)) return [];
      const { contract } = context;
      const scope = scopeAt(document, contract, pointer, rows);
      const { found: kinds } = locate(contract, scope, test.at);
      if (!kinds || kinds.some(isOpen)) return [];
      const faults = compare(test, kinds, context);
      const bound = boundPointerOf(test);
      if (bound !== undefined && faults.length === 0)
        faults.push(...apart(test, kinds, locate(contract, scope, bound).found ?? [], bound));
      return faults.map(([key, message]) => error(`${pointer}/${key}`, message));
    },
  );

function compare(
  test: Test,
  kinds: readonly Alternative[],
  { contract }: Context,
): [string, string][] {
  if ('equals' in test) return impossible(test.equals, kinds).map((why) => ['equals', why]);
  if ('in' in test)
    return test.in.flatMap((one, index) =>
      impossible(one, kinds).map((why): [string, string] => [`in/${index}`, why]),
    );
  if ('includes' in test) {
    const items = kinds.map(itemOf).filter((item) => item !== undefined);
    if (items.length === 0) return [['includes', `«${test.at}» no es una lista.`]];
    const inner = items.flatMap((item) => alternatives(contract, item));
    return inner.some(isOpen)
      ? []
      : impossible(test.includes, inner).map((why) => ['includes', why]);
  }
  if ('atLeast' in test) return beyond('atLeast', test.atLeast, test.at, kinds);
  if ('atMost' in test) return beyond('atMost', test.atMost, test.at, kinds);
  return [];
}

function beyond(
  key: 'atLeast' | 'atMost',
  limit: Bound,
  at: string,
  kinds: readonly Alternative[],
): [string, string][] {
  if (!ordered(limit, kinds)) return [[key, unordered(at)]];
  const isLiteral = typeof limit === 'string' || typeof limit === 'number';
  if (isLiteral && kinds.every(isAmount) && !isDecimal(limit)) return [[key, noDecimal(limit)]];
  return isLiteral && kinds.every(isDay) && !parseDate(limit) ? [[key, noDay(limit)]] : [];
}

const isAmount = (kind: Alternative) => kind.type === 'string' && kindOf(kind) === 'amount';

/** A figure as the wire writes it. */
const isDecimal = (value: Scalar) => typeof value !== 'string' || /^-?\d+(?:\.\d+)?$/.test(value);

const noDecimal = (value: Scalar) =>
  `«${String(value)}» no se escribe así: con punto y sin separar los miles, como «1500.50».`;

const isDay = ({ type, schema }: Alternative) => type === 'string' && schema['format'] === 'date';

const noDay = (value: Scalar) =>
  `«${String(value)}» no es un día, como «2026-01-31»: nunca se cumple.`;

function impossible(value: Scalar, kinds: readonly Alternative[]): string[] {
  if (value === null) return ['Un valor que falta se pregunta con "present": false.'];
  const same = kinds.filter(({ type }) => isSameType(type!, value));
  if (same.length === 0)
    return [`${JSON.stringify(value)} no es del tipo de este dato: nunca se cumple.`];
  if (same.every(isDay) && !parseDate(value)) return [noDay(value)];
  if (same.every(isAmount) && !isDecimal(value)) return [noDecimal(value)];
  if (same.some(({ values }) => !values || values.includes(value))) return [];
  const words = same.flatMap(({ values }) => values ?? []).map(String);
  return [
    `«${String(value)}» no es uno de sus valores: nunca se cumple.${didYouMean(String(value), words)}`,
  ];
}

const isSameType = (type: string, value: Scalar) =>
  typeof value === 'number' ? type === 'number' || type === 'integer' : typeof value === type;

function ordered(limit: Bound, kinds: readonly Alternative[]): boolean {
  return kinds.some(({ type }) => (typeof limit === 'string' ? type === 'string' : hasOrder(type)));
}

const hasOrder = (type: Alternative['type']) =>
  type !== 'boolean' && type !== 'object' && type !== 'array';

/** What is read as a bound can never be compared with what is tested: a date with an amount, a list with anything. */
function apart(
  test: Test,
  kinds: readonly Alternative[],
  bounds: readonly Alternative[],
  from: string,
): [string, string][] {
  const key = 'atLeast' in test ? 'atLeast' : 'atMost';
  if (from === test.at) return [[key, `«${from}» se compara consigo mismo.`]];
  if (bounds.length === 0 || bounds.some(isOpen)) return [];
  const fits = bounds.some(
    (bound) => hasOrder(bound.type) && kinds.some((kind) => areAlike(kindOf(kind), kindOf(bound))),
  );
  return fits ? [] : [[key, `«${from}» no se puede comparar con «${test.at}»: nunca se cumple.`]];
}

const unordered = (at: string) => `«${at}» no se puede comparar con este límite: nunca se cumple.`;

/** What is known of a value: dates, amounts and words are never compared with each other. */
function kindOf({ type, name = '', schema }: Alternative): 'date' | 'amount' | 'words' | 'any' {
  if (String(schema['format']).startsWith('date') || schema['date'] !== undefined) return 'date';
  const isAmount = amounts.includes(name) || numeric.some((rule) => schema[rule] !== undefined);
  if (type === 'number' || type === 'integer' || isAmount) return 'amount';
  return schema['pattern'] === undefined && schema['enum'] === undefined ? 'words' : 'any';
}

/** Of two texts nobody knows that they are no numbers. */
const areAlike = (one: string, other: string) => one === other || one === 'any' || other === 'any';

/** Schemas of the contract that write a number as a text. */
const amounts = ['Money', 'Decimal', 'Shares', 'Nav', 'Percent'];
/** Rules that only a number keeps. */
const numeric = [
  'currency',
  'amount',
  'decimal',
  'decimalPoint',
  'min_value',
  'max_value',
  'share',
];
