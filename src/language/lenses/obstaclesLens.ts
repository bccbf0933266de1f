import type { Answers } from '../expressions/scope.ts';
import { objectAt, own, toObject, withEntry, type Json } from './json.ts';
import { inside, lens, plain, together, type Lens } from './lens.ts';
import { inOrder, rowsOf, withTable, words } from './rows.ts';
import { tellCondition, toCondition, type Sentence } from './sentence.ts';

/** What an obstacle says beside when it holds. */
const obstacle = together(
  plain('order'),
  words('reason'),
  inside(
    'remedy',
    together(words('remedy', 'label'), plain('remedyTo', 'to'), valuesOf('remedyTo')),
  ),
);

/** Values for the places of an address, as a line. */
function valuesOf(answer: string): Lens {
  const name = `${answer}Values`;
  return lens(
    [name],
    (object) => {
      const values = own(object, 'values');
      return values === undefined ? {} : { [name]: JSON.stringify(values) };
    },
    (object, { [name]: told }) =>
      withEntry(
        object,
        'values',
        told === undefined ? undefined : (JSON.parse(String(told)) as unknown),
      ),
  );
}

const tell = (name: string, one: Json, option: Answers) => {
  const { joined, condition, tests } = tellCondition(one.when);
  const by = { ...option, obstacle: name };
  return {
    row: { ...by, ...obstacle.read(one), joined, ...(condition !== undefined && { condition }) },
    tests: tests.map((test) => ({ ...by, ...test })),
  };
};

/** An obstacle as its row and its tests say it. */
function write(before: Json, row: Answers, tests: readonly Answers[]): Json {
  const sentence = { joined: row.joined, condition: row.condition, tests } as Sentence;
  const isSame = JSON.stringify(tellCondition(before.when)) === JSON.stringify(bare(sentence));
  const when = isSame ? before.when : toCondition(bare(sentence));
  return obstacle.write(withEntry(before, 'when', when), row);
}

/** A sentence without the columns that say whose it is. */
const bare = ({ joined, condition, tests }: Sentence): Sentence => ({
  ...(joined !== undefined && { joined }),
  ...(condition !== undefined && { condition }),
  tests: tests.map(({ not, at, relation, value }) => ({
    ...(not === true && { not }),
    at,
    relation,
    value,
  })),
});

/** What keeps an option from being chosen: option by option, each reason by name. */
export const obstaclesLens: Lens = lens(
  ['obstacles', 'obstacleTests'],
  (field) => {
    const told = Object.entries(objectAt(field, 'unavailable')).flatMap(([option, list]) =>
      inOrder(toObject(list)).map(([name, one]) => tell(name, one, { option })),
    );
    return {
      obstacles: told.map(({ row }) => row),
      obstacleTests: told.flatMap((one) => one.tests),
    };
  },
  (field, answers) => {
    const rows = rowsOf(answers, 'obstacles');
    const options = [...new Set(rows.map(({ option }) => String(option)))];
    const lists = options.map((option) => ({ option }));
    return withTable(field, 'unavailable', lists, 'option', (before, { option }) => {
      const own = rows.filter((row) => row.option === option);
      const whole = withTable({ list: before }, 'list', own, 'obstacle', (one, row) =>
        write(
          one,
          row,
          rowsOf(answers, 'obstacleTests').filter(
            (test) => test.option === option && test.obstacle === row.obstacle,
          ),
        ),
      );
      return objectAt(whole, 'list');
    });
  },
);

/** What keeps a row of a call from being chosen. */
export const rowObstaclesLens: Lens = lens(
  ['rowObstacles', 'rowObstacleTests'],
  (choices) => {
    const told = inOrder(objectAt(choices, 'unavailable')).map(([name, one]) =>
      tell(name, one, {}),
    );
    return {
      rowObstacles: told.map(({ row }) => row),
      rowObstacleTests: told.flatMap((one) => one.tests),
    };
  },
  (choices, answers) =>
    withTable(choices, 'unavailable', rowsOf(answers, 'rowObstacles'), 'obstacle', (one, row) =>
      write(
        one,
        row,
        rowsOf(answers, 'rowObstacleTests').filter((test) => test.obstacle === row.obstacle),
      ),
    ),
);
