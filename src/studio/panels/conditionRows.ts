import type { FormRule } from '#/language/documents/form.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { rowsOf } from '#/language/lenses/rows.ts';
import { choice, line, type Asked } from '../kernel/panel.ts';
import type { Subject } from './subjects.ts';

/** A test as a row of a sentence: what it is about, how it compares, and with what. */
const relations = {
  is: { label: 'studio.relation.is', relation: 'equals' },
  isNot: { label: 'studio.relation.is_not', relation: 'equals', not: true },
  includes: { label: 'studio.relation.includes', relation: 'includes' },
  answered: { label: 'studio.relation.answered', relation: 'present', value: 'true' },
  missing: { label: 'studio.relation.missing', relation: 'present', value: 'false' },
  atLeast: { label: 'studio.relation.at_least', relation: 'atLeast' },
  atMost: { label: 'studio.relation.at_most', relation: 'atMost' },
} as const;

type Relation = (typeof relations)[keyof typeof relations] & { not?: boolean; value?: string };

const compared = ['is', 'isNot', 'includes'];

/** Rows of a condition over these subjects: the values of each that has some are its own, others are typed. */
export function conditionRows(subjects: readonly Subject[]): Asked {
  const about = choice(
    'studio.condition.about',
    subjects.map(({ pointer, label }) => ({ value: pointer, label })),
    { required: true, order: 10 },
  );
  const how = choice(
    'studio.condition.how',
    Object.entries(relations).map(([value, { label }]) => ({ value, label })),
    { required: true, order: 20, width: 'half' },
  );
  const typed = line('studio.condition.value', { required: true, order: 30, width: 'half' }, 300);
  const chosen = subjects.flatMap(({ options }, at): [string, Asked][] =>
    options
      ? [
          [
            `v${at}`,
            choice('studio.condition.value', options, { required: true, order: 30, width: 'half' }),
          ],
        ]
      : [],
  );
  const columns: [string, Asked][] = [['about', about], ['how', how], ['value', typed], ...chosen];
  return {
    property: {
      type: 'array',
      title: 'studio.condition.tests',
      maxItems: 10,
      items: {
        type: 'object',
        properties: Object.fromEntries(columns.map(([name, { property }]) => [name, property])),
      },
    },
    field: {
      widget: 'rows',
      required: true,
      started: true,
      add: 'studio.condition.add',
      remove: 'studio.condition.remove',
      row: 'studio.condition.row',
      fields: Object.fromEntries(columns.map(([name, { field }]) => [name, field])),
      rules: shownValues(subjects),
    },
  };
}

/** Which value is asked for: that of the subject, where one is compared with. */
function shownValues(subjects: readonly Subject[]): Record<string, FormRule> {
  const is = (pointer: string) => ({ at: '/row/about', equals: pointer });
  const free = subjects.filter(({ options }) => !options).map(({ pointer }) => pointer);
  const own = subjects.flatMap(({ pointer, options }, at): [string, FormRule][] =>
    options
      ? [
          [
            `of${at}`,
            {
              when: { all: [is(pointer), { at: '/row/how', in: compared }] },
              show: { [`v${at}`]: true },
            },
          ],
        ]
      : [],
  );
  const typed: FormRule = {
    when: {
      any: [
        {
          all: [
            { at: '/row/about', in: free },
            { at: '/row/how', in: [...compared, 'atLeast', 'atMost'] },
          ],
        },
        { at: '/row/how', in: ['atLeast', 'atMost'] },
      ],
    },
    show: { value: true },
  };
  return { ...Object.fromEntries(own), typed };
}

/** Tests of the lens as rows; nothing where one of them is no such sentence. */
export function tellRows(
  tests: readonly Answers[],
  subjects: readonly Subject[],
): Answers[] | undefined {
  const rows = tests.map((test): Answers | undefined => {
    const at = subjects.findIndex(({ pointer }) => pointer === test.at);
    const found = Object.entries<Relation>(relations).find(
      ([, one]) =>
        one.relation === test.relation &&
        (one.not ?? false) === (test.not ?? false) &&
        (one.value === undefined || one.value === test.value),
    );
    if (at < 0 || !found) return undefined;
    const [how, { value }] = found;
    const { options } = subjects[at]!;
    const isKnown = options?.some((one) => one.value === test.value);
    if (value !== undefined) return { about: test.at, how };
    if (options && compared.includes(how))
      return isKnown ? { about: test.at, how, [`v${at}`]: test.value } : undefined;
    return { about: test.at, how, value: test.value };
  });
  return rows.every((row) => row !== undefined) ? rows : undefined;
}

/** The tests that rows say, as the lens tells them. */
export const toTests = (answers: Answers, name: string, subjects: readonly Subject[]): Answers[] =>
  rowsOf(answers, name).map((row) => {
    const at = subjects.findIndex(({ pointer }) => pointer === row.about);
    const { relation, not, value } = relations[row.how as keyof typeof relations] as Relation;
    return {
      ...(not && { not }),
      at: row.about,
      relation,
      value: value ?? row[`v${at}`] ?? row.value,
    };
  });
