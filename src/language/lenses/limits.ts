import { isEmpty } from '../expressions/condition.ts';
import type { Answers } from '../expressions/scope.ts';
import { isObject } from '../values/mergePatch.ts';
import { toObject, withEntry } from './json.ts';
import { tellLiteral, toLiteral } from './literal.ts';
import { rowsOf } from './rows.ts';

/** What the limits of a question count. */
export type Measure = 'amount' | 'number' | 'day' | 'letters' | 'entries';

export type Side = 'least' | 'most';
export const sides: readonly Side[] = ['least', 'most'];

/** The rules that bound each measure; the first one is written where there is none yet. */
const rules: Readonly<Record<Measure, Readonly<Record<Side, readonly string[]>>>> = {
  amount: {
    least: ['min_value', 'min_value_participations'],
    most: [
      'max_value',
      'max_value_currency',
      'max_value_currency_dynamic',
      'max_value_participations',
      'max_value_participations_dynamic',
    ],
  },
  number: { least: ['minimum', 'min_value'], most: ['maximum', 'max_value'] },
  day: { least: ['date'], most: ['date'] },
  letters: { least: ['minLength'], most: ['maxLength'] },
  entries: { least: ['minItems'], most: ['maxItems'] },
};

const figures = ['money', 'percentage', 'participations', 'decimal'];
const days = ['date', 'datePicker'];
const written = ['text', 'textarea'];

/** What the limits of a question count, by its kind and by how it is answered; nothing where it has none such. */
export function measureOf({ type, widget, values, codes }: Answers): Measure | undefined {
  const how = String(widget);
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'array') return 'entries';
  if (type !== 'string' || values !== undefined || codes !== undefined) return undefined;
  if (figures.includes(how)) return 'amount';
  if (days.includes(how)) return 'day';
  return written.includes(how) ? 'letters' : undefined;
}

/** Where a question's limits stand: what the lens tells of it, and what it is called in rules. */
export interface Limited {
  answers: Answers;
  measure: Measure;
  /** Its name in rules, and the pointer of its answer. */
  name: string;
  answer: string;
  /** The tenant asks it: its limits are said by the question itself. Else they are a rule beside those of the product. */
  isOwn: boolean;
}

/** The rule that holds what a tenant adds to the limits of a question. */
const ruleOf = (name: string) => `limit_${name}`;

/** The limit of one side that the tenant says; nothing where it says none. */
export function ownLimit(of: Limited, side: Side): string | number | undefined {
  const row = ownRows(of).find((one) => literalIn(of.measure, side, one) !== undefined);
  return row && literalIn(of.measure, side, row);
}

/** A limit that stands beside the tenant's own, and that it cannot change. */
export interface Given {
  side: Side;
  limit: string | number | { from: string };
  /** It holds under a condition. */
  isSometimes: boolean;
}

/** The limits that are not the tenant's own: of the question, where it is the product's, and of every other rule. */
export function givenLimits(of: Limited): Given[] {
  const { answers, measure, name, answer, isOwn } = of;
  const ofProperty = rowsOf(answers, 'limits').map((row) => ({ row, tests: [] as Answers[] }));
  const ofRules = rowsOf(answers, 'ruleLimits')
    .filter(({ rule }) => isOwn || rule !== ruleOf(name))
    .map((row) => ({
      row,
      tests: rowsOf(answers, 'tests').filter(({ rule }) => rule === row.rule),
      isDeep: rowsOf(answers, 'rules').some(
        ({ rule, joined }) => rule === row.rule && joined === 'other',
      ),
    }));
  return sides.flatMap((side) =>
    [...ofProperty, ...ofRules].flatMap((one): Given[] => {
      const limit = boundIn(measure, side, one.row);
      if (limit === undefined) return [];
      // What the question itself says in figures is its own, and is asked for.
      if (isOwn && one.row.rule === undefined && !isObject(limit)) return [];
      const alone = isObject(limit) ? [limit.from, answer] : [answer];
      const isSometimes =
        ('isDeep' in one && one.isDeep === true) ||
        one.tests.some((test) => !isThere(test) || !alone.includes(String(test.at)));
      return [{ side, limit, isSometimes }];
    }),
  );
}

const isThere = ({ relation, value, not }: Answers) =>
  relation === 'present' && value === 'true' && not !== true;

/** What the lens is told for a question to have this limit of the tenant's own, or none. */
export function withLimit(of: Limited, side: Side, told: unknown): Answers {
  const { answers, measure, name, answer, isOwn } = of;
  const wanted = isEmpty(told) ? undefined : toBound(measure, told);
  const rows = replaced(of, side, wanted);
  if (isOwn) return { ...answers, limits: rows };
  const rule = ruleOf(name);
  const others = (list: string) => rowsOf(answers, list).filter((row) => row.rule !== rule);
  const known = rowsOf(answers, 'rules').find((row) => row.rule === rule);
  const isThereStill = rows.length > 0 || known?.shows === true || known?.requires === true;
  const tests = rowsOf(answers, 'tests').filter((row) => row.rule === rule);
  return {
    ...answers,
    rules: isThereStill
      ? known
        ? rowsOf(answers, 'rules')
        : [...others('rules'), { rule, joined: 'one' }]
      : others('rules'),
    // Always in force: what is not answered has nothing to be judged.
    tests: !isThereStill
      ? others('tests')
      : known
        ? [...others('tests'), ...tests]
        : [...others('tests'), { rule, at: answer, relation: 'present', value: 'true' }],
    ruleLimits: [...others('ruleLimits'), ...rows.map((row) => ({ ...row, rule }))],
  };
}

const ownRows = ({ answers, name, isOwn }: Limited): Answers[] =>
  isOwn
    ? rowsOf(answers, 'limits')
    : rowsOf(answers, 'ruleLimits').filter(({ rule }) => rule === ruleOf(name));

/** The tenant's rows with another limit on one side. */
function replaced(of: Limited, side: Side, bound: string | number | undefined): Answers[] {
  const { measure, isOwn } = of;
  const rows = ownRows(of);
  const said = rows.map(({ keyword }) => keyword);
  // One that reads its bound elsewhere stays.
  const keyword = rules[measure][side].find((one) => !said.includes(one));
  const found =
    measure === 'day'
      ? rows.find((row) => row.keyword === 'date')
      : rows.find((row) => literalIn(measure, side, row) !== undefined);
  const before = found && toLiteral(String(found.value));
  const after = withBound(measure, side, before, bound, isOwn);
  if (found)
    return rows.flatMap((row) =>
      row !== found ? [row] : after === undefined ? [] : [{ ...row, value: tellLiteral(after) }],
    );
  return after === undefined || keyword === undefined
    ? rows
    : [...rows, { keyword, value: tellLiteral(after) }];
}

/** What a rule says with another bound; a date stays one when nothing bounds it any more. */
function withBound(
  measure: Measure,
  side: Side,
  before: unknown,
  bound: string | number | undefined,
  isOwn: boolean,
): unknown {
  if (measure === 'day') {
    const after = withEntry(toObject(before), partOf(measure, side), bound);
    return Object.keys(after).length > 0 ? after : isOwn ? true : undefined;
  }
  if (bound === undefined || !isObject(before)) return bound;
  return { ...before, [partOf(measure, side)]: bound };
}

const partOf = (measure: Measure, side: Side) =>
  measure === 'day' ? (side === 'least' ? 'from' : 'to') : side === 'least' ? 'min' : 'max';

/** The bound that a row says on a side: itself, or where it is read. */
function boundIn(
  measure: Measure,
  side: Side,
  { keyword, value }: Answers,
): string | number | { from: string } | undefined {
  if (!rules[measure][side].includes(String(keyword))) return undefined;
  const said = toLiteral(String(value));
  const part = partOf(measure, side);
  const bound =
    isObject(said) && (measure === 'day' || Object.hasOwn(said, part)) ? said[part] : said;
  if (typeof bound === 'number' || typeof bound === 'string') return bound;
  return isObject(bound) && typeof bound.from === 'string' && bound.from.startsWith('/')
    ? { from: bound.from }
    : undefined;
}

function literalIn(measure: Measure, side: Side, row: Answers): string | number | undefined {
  const bound = boundIn(measure, side, row);
  return isObject(bound) ? undefined : bound;
}

/** Decimals are texts, and so are days. */
const toBound = (measure: Measure, told: unknown): string | number =>
  measure === 'amount' || measure === 'day' ? String(told) : Number(told);
