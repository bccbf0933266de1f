import { own, withEntry } from './json.ts';
import { lens, type Lens } from './lens.ts';
import { rowsOf } from './rows.ts';
import { tellCondition, toCondition, type Sentence } from './sentence.ts';

/** A condition as `<answer>Joined`, `<answer>Condition` and rows `<answer>Tests`. */
export function sentenceLens(answer: string, entry = answer): Lens {
  const [joined, condition, tests] = [`${answer}Joined`, `${answer}Condition`, `${answer}Tests`];
  return lens(
    [joined, condition, tests],
    (object) => {
      const told = tellCondition(own(object, entry));
      return { [joined]: told.joined, [condition]: told.condition, [tests]: told.tests };
    },
    (object, answers) =>
      withEntry(
        object,
        entry,
        toCondition({
          joined: answers[joined],
          condition: answers[condition],
          tests: rowsOf(answers, tests),
        } as Sentence),
      ),
  );
}
