import type { Answers } from '#/language/expressions/scope.ts';
import { rowsOf } from '#/language/lenses/rows.ts';
import { fc } from './fc.ts';

/** What somebody does to the answers of a panel. */
export type AnswerEdit = (answers: Answers) => Answers;

const without = (answers: Answers, name: string) =>
  Object.fromEntries(Object.entries(answers).filter(([key]) => key !== name));
const withRow = (answers: Answers, name: string, key: string, row: Answers) => ({
  ...answers,
  [name]: [...rowsOf(answers, name).filter((one) => one[key] !== row[key]), row],
});

function withoutRule(answers: Answers): Answers {
  const [first] = rowsOf(answers, 'rules');
  const others = (name: string) => rowsOf(answers, name).filter(({ rule }) => rule !== first?.rule);
  return {
    ...answers,
    rules: others('rules'),
    tests: others('tests'),
    ruleLimits: others('ruleLimits'),
  };
}

const word = fc.constantFrom(
  'Otra cosa',
  'Su nombre',
  '¿Cuánto?',
  'Sí',
  '1',
  'true',
  'línea\notra',
);
const value = fc.constantFrom('50', '"7"', 'true', 'EUR', 'A B', '""', '-1.5');

const one: fc.Arbitrary<AnswerEdit> = fc.oneof(
  fc
    .tuple(fc.constantFrom('title', 'hint', 'placeholder'), word)
    .map(([name, said]) => (a: Answers) => ({ ...a, [name]: said })),
  fc
    .constantFrom('hint', 'placeholder', 'width', 'autocomplete', 'required', 'loaded', 'sent')
    .map(
      (name) => (a: Answers) =>
        name === 'hint'
          ? without(without(a, 'hint'), 'hintValues')
          : name === 'loaded'
            ? ['loaded', 'loadedAs', 'loadedCodes', 'loadedDefault'].reduce(without, a)
            : without(a, name),
    ),
  fc.constantFrom('full', 'half', 'third').map((width) => (a: Answers) => ({ ...a, width })),
  fc.boolean().map((required) => (a: Answers) => ({ ...a, required })),
  fc.constantFrom(true, undefined).map((local) => (a: Answers) => ({ ...a, local })),
  fc.integer({ min: 1, max: 90 }).map((order) => (a: Answers) => ({ ...a, order })),
  fc.tuple(fc.constantFrom('minLength', 'maxLength'), fc.integer({ min: 1, max: 99 })).map(
    ([keyword, size]) =>
      (a: Answers) =>
        withRow(a, 'limits', 'keyword', { keyword, value: String(size) }),
  ),
  fc.constant((a: Answers) => ({ ...a, limits: rowsOf(a, 'limits').slice(1) })),
  fc.tuple(value, word).map(
    ([option, label]) =>
      (a: Answers) =>
        withRow(a, 'options', 'option', { option: `X${option.length}`, order: 900, label }),
  ),
  fc
    .array(value, { minLength: 1, maxLength: 4 })
    .map((values) => (a: Answers) => ({ ...a, values })),
  fc.constant(withoutRule),
  fc
    .tuple(
      fc.constantFrom('own_a', 'own_b'),
      fc.constantFrom('equals', 'includes', 'atLeastOf', 'in'),
      value,
      fc.boolean(),
    )
    .map(([rule, relation, said, not]) => (a: Answers) => ({
      ...a,
      rules: [
        ...rowsOf(a, 'rules').filter((row) => row.rule !== rule),
        { rule, shows: true, joined: 'any' },
      ],
      ruleLimits: rowsOf(a, 'ruleLimits').filter((row) => row.rule !== rule),
      tests: [
        ...rowsOf(a, 'tests').filter((row) => row.rule !== rule),
        {
          rule,
          ...(not && { not }),
          at: '/facts/isLegalPerson',
          relation,
          value: relation === 'atLeastOf' ? '/tenant/x' : said,
        },
        { rule, at: '/me/user', relation: 'present', value: 'false' },
      ],
    })),
  fc.tuple(word, value).map(([reason, option]) => (a: Answers) => ({
    ...a,
    obstacles: [
      ...rowsOf(a, 'obstacles').filter((row) => row.option !== `O${option.length}`),
      { option: `O${option.length}`, obstacle: 'why', order: 1, reason, joined: 'one' },
    ],
    obstacleTests: [
      ...rowsOf(a, 'obstacleTests').filter((row) => row.option !== `O${option.length}`),
      {
        option: `O${option.length}`,
        obstacle: 'why',
        at: '/facts/today',
        relation: 'present',
        value: 'true',
      },
    ],
  })),
);

/** One to four things done to a panel before it is written. */
export const answerEdits: fc.Arbitrary<AnswerEdit> = fc
  .array(one, { minLength: 1, maxLength: 4 })
  .map((edits) => (answers) => edits.reduce((so, edit) => edit(so), answers));
