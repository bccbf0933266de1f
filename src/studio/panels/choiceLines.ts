import type { Answers } from '#/language/expressions/scope.ts';
import { rowsOf } from '#/language/lenses/rows.ts';
import { nameFor } from './nameFor.ts';

/** The choices of a question as lines, one a line, as they are read. */
export function choiceLines(answers: Answers): string | undefined {
  const values = valuesOf(answers);
  if (values === undefined || answers.codes !== undefined || answers.widget === 'yesno')
    return undefined;
  const labels = labelsOf(answers);
  return values.map((value) => labels.get(value)?.label ?? value).join('\n');
}

/**
 * The answers of a question that offers these lines. A line that was there keeps its value, and so does one that was
 * only put in other words; what is stored under a value means what it meant.
 */
export function withChoices(answers: Answers, lines: string): Answers {
  const wanted = [
    ...new Set(
      lines
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  ];
  const before = valuesOf(answers) ?? [];
  const labels = labelsOf(answers);
  const said = new Map(before.map((value) => [String(labels.get(value)?.label ?? value), value]));
  const isReworded = wanted.length === before.length;
  const taken = new Set<string>(wanted.flatMap((line) => said.get(line) ?? []));
  const values = wanted.map((line, at) => {
    const known = said.get(line);
    if (known !== undefined) return known;
    const stood = before[at];
    const value =
      isReworded && stood !== undefined && !taken.has(stood) ? stood : nameFor(line, taken);
    taken.add(value);
    return value;
  });
  const options = values.map((option, at) => ({
    ...labels.get(option),
    option,
    order: (at + 1) * 10,
    label: wanted[at]!,
  }));
  return { ...answers, [isList(answers) ? 'itemValues' : 'values']: values, options };
}

const isList = ({ type }: Answers) => type === 'array';

function valuesOf(answers: Answers): string[] | undefined {
  const values = answers[isList(answers) ? 'itemValues' : 'values'];
  return Array.isArray(values) ? values.map(String) : undefined;
}

const labelsOf = (answers: Answers) =>
  new Map(rowsOf(answers, 'options').map((row) => [String(row.option), row]));
