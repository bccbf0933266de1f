import type { FormRule } from '#/language/documents/form.ts';
import type { Condition } from '#/language/expressions/condition.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { rowsOf } from '#/language/lenses/rows.ts';
import { compare } from '#/language/values/compare.ts';
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

type Relating = keyof typeof relations;

/** What can be said of each kind of subject, by the column in which it is said. */
const groups = {
  how: ['is', 'isNot', 'answered', 'missing', 'atLeast', 'atMost'],
  howChoice: ['is', 'isNot', 'answered', 'missing'],
  howList: ['includes', 'answered', 'missing'],
} as const satisfies Record<string, readonly Relating[]>;

type Group = keyof typeof groups;

const groupNames = Object.keys(groups) as Group[];

/** Only numbers and days are more or less than something: of choices, those that are numbers all of them. */
function groupOf({ options, isList }: Subject): Group {
  if (isList) return 'howList';
  const isNumber = ({ value }: { value: string }) => compare(value, '0') !== undefined;
  return options && !options.every(isNumber) ? 'howChoice' : 'how';
}

/** Rows of a condition over these subjects: the values of each that has some are its own, others are typed. */
export function conditionRows(subjects: readonly Subject[]): Asked {
  const about = choice(
    'studio.condition.about',
    subjects.map(({ pointer, label }) => ({ value: pointer, label })),
    { required: true, order: 10 },
  );
  const how = groupNames
    .filter((group) => subjects.some((one) => groupOf(one) === group))
    .map((group): [string, Asked] => [
      group,
      choice(
        'studio.condition.how',
        groups[group].map((value) => ({ value, label: relations[value].label })),
        { required: true, order: 20, width: 'half' },
      ),
    ]);
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
  const columns: [string, Asked][] = [
    ['about', about],
    ...how,
    ...(Object.hasOwn(shownValues(subjects), 'typed') ? [['value', typed] as [string, Asked]] : []),
    ...chosen,
  ];
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

/** Which relations a subject has, and which value is asked for: its own, where one is compared with. */
function shownValues(subjects: readonly Subject[]): Record<string, FormRule> {
  const isAbout = (group: Group, more: (one: Subject) => boolean = () => true): Condition => ({
    at: '/row/about',
    in: subjects.filter((one) => groupOf(one) === group && more(one)).map(({ pointer }) => pointer),
  });
  const there = groupNames.filter((group) => subjects.some((one) => groupOf(one) === group));
  const relating = there.map((group): [string, FormRule] => [
    `${group}_of`,
    { when: isAbout(group), show: { [group]: true } },
  ]);
  const own = subjects.flatMap((one, at): [string, FormRule][] => {
    const group = groupOf(one);
    const when: Condition[] = [
      { at: '/row/about', equals: one.pointer },
      { at: `/row/${group}`, in: compared },
    ];
    return one.options ? [[`of${at}`, { when: { all: when }, show: { [`v${at}`]: true } }]] : [];
  });
  const isFree = ({ options }: Subject) => !options;
  const free = there.filter((group) =>
    subjects.some((one) => groupOf(one) === group && isFree(one)),
  );
  const typed: Condition[] = [
    ...free.map((group): Condition => ({
      all: [
        isAbout(group, isFree),
        { at: `/row/${group}`, in: [...compared, 'atLeast', 'atMost'] },
      ],
    })),
    ...(there.includes('how')
      ? [{ all: [isAbout('how'), { at: '/row/how', in: ['atLeast', 'atMost'] }] }]
      : []),
  ];
  return {
    ...Object.fromEntries([...relating, ...own]),
    ...(typed.length > 0 && { typed: { when: { any: typed }, show: { value: true } } }),
  };
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
    const group = groupOf(subjects[at]!);
    const related = { about: test.at, [group]: how };
    if (!(groups[group] as readonly string[]).includes(how)) return undefined;
    const isKnown = options?.some((one) => one.value === test.value);
    if (value !== undefined) return related;
    if (options && compared.includes(how))
      return isKnown ? { ...related, [`v${at}`]: test.value } : undefined;
    return { ...related, value: test.value };
  });
  return rows.every((row) => row !== undefined) ? rows : undefined;
}

/** The tests that rows say, as the lens tells them. */
export const toTests = (answers: Answers, name: string, subjects: readonly Subject[]): Answers[] =>
  rowsOf(answers, name).map((row) => {
    const at = subjects.findIndex(({ pointer }) => pointer === row.about);
    const subject = subjects[at];
    const how = (subject && row[groupOf(subject)]) ?? row.how;
    const { relation, not, value } = relations[how as Relating] as Relation;
    return {
      ...(not && { not }),
      at: row.about,
      relation,
      value: value ?? row[`v${at}`] ?? row.value,
    };
  });
