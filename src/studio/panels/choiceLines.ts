import type { Answers } from '#/language/expressions/scope.ts';
import { rowsOf } from '#/language/lenses/rows.ts';
import { nameFor } from './nameFor.ts';

/** The choices of a question as lines, one a line, as they are read. */
export function choiceLines(answers: Answers): string | undefined {
  if (valuesOf(answers) === undefined || answers.codes !== undefined || answers.widget === 'yesno')
    return undefined;
  return choicesOf(answers)
    .map(([, label]) => label)
    .join('\n');
}

/** A line that says what another one says too. */
export const repeatedLine = (lines: string): string | undefined =>
  linesIn(lines).find((line, at, all) => all.indexOf(line) !== at);

/**
 * The answers of a question that offers these lines. What is stored under a value means what it meant: a line that was
 * there keeps its value, and so does the only one that is put in other words while all others stay where they are; every
 * other line has a value that nothing is stored under.
 * @param published the same question as people are asked it now
 */
export function withChoices(answers: Answers, lines: string, published: Answers = {}): Answers {
  const wanted = linesIn(lines);
  const before = choicesOf(answers);
  const values = new Set(before.map(([value]) => value));
  const said = valuesByLabel(before);
  // One that was taken out in the same proposal, and is there again.
  const gone = choicesOf(published).filter(([value]) => !values.has(value));
  const known = new Map([...valuesByLabel(gone), ...said]);
  const reworded = rewordedAt(
    before.map(([, label]) => label),
    wanted,
  );
  const taken = new Set([...values, ...gone.map(([value]) => value)]);
  const rows = labelsOf(answers);
  const offered = wanted.map((label, at) => {
    const value = known.get(label) ?? (at === reworded ? before[at]![0] : nameFor(label, taken));
    taken.add(value);
    return { ...rows.get(value), option: value, order: (at + 1) * 10, label };
  });
  return {
    ...answers,
    [isList(answers) ? 'itemValues' : 'values']: offered.map(({ option }) => option),
    options: offered,
  };
}

/** Lines as they are meant: what another program puts between words, or around them, is one blank or none. */
const linesIn = (lines: string): string[] =>
  lines
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** Where the only line stands that is another one now. */
function rewordedAt(before: readonly string[], wanted: readonly string[]): number | undefined {
  if (before.length !== wanted.length) return undefined;
  const others = wanted.flatMap((line, at) => (line === before[at] ? [] : [at]));
  return others.length === 1 ? others[0] : undefined;
}

const isList = ({ type }: Answers) => type === 'array';

function valuesOf(answers: Answers): string[] | undefined {
  const values = answers[isList(answers) ? 'itemValues' : 'values'];
  return Array.isArray(values) ? values.map(String) : undefined;
}

const labelsOf = (answers: Answers) =>
  new Map(rowsOf(answers, 'options').map((row) => [String(row.option), row]));

/** Each value that is offered, with what it is read as. */
function choicesOf(answers: Answers): (readonly [value: string, label: string])[] {
  const labels = labelsOf(answers);
  return (valuesOf(answers) ?? []).map((value) => [
    value,
    String(labels.get(value)?.label ?? value),
  ]);
}

const valuesByLabel = (choices: readonly (readonly [string, string])[]) =>
  new Map(choices.map(([value, label]) => [label, value]));
