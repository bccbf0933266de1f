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
 * there keeps its value, and so does one that is put in other words, as far as that is known (`paired`); every other
 * line has a value that nothing is stored under.
 * @param published the same question as people are asked it now
 */
export function withChoices(answers: Answers, lines: string, published: Answers = {}): Answers {
  const before = choicesOf(answers);
  // One that was taken out in the same proposal is there again, or is nobody's.
  const gone = goneOf(before, published);
  const taken = new Set([...before, ...gone].map(([value]) => value));
  const rows = labelsOf(answers);
  const offered = matched(before, gone, linesIn(lines)).map(({ label, value: known }, at) => {
    const value = known ?? nameFor(label, taken);
    taken.add(value);
    return { ...rows.get(value), option: value, order: (at + 1) * 10, label };
  });
  return {
    ...answers,
    [isList(answers) ? 'itemValues' : 'values']: offered.map(({ option }) => option),
    options: offered,
  };
}

/** What becomes of the choices of a question when these lines are applied. */
export interface TakenLines {
  /** Lines that are taken as options that were not there. */
  added: string[];
  /** Options that go. */
  gone: string[];
  /** The same options in other words. */
  reworded: { was: string; is: string }[];
}

/** How lines are understood, for whoever types them. @param published the question as people are asked it now */
export function takenLines(answers: Answers, lines: string, published: Answers = {}): TakenLines {
  const before = choicesOf(answers);
  const lists = matched(before, goneOf(before, published), linesIn(lines));
  const labels = new Map(before);
  const kept = new Set(lists.map(({ value }) => value));
  return {
    added: lists.filter(({ value }) => value === undefined).map(({ label }) => label),
    gone: before.filter(([value]) => !kept.has(value)).map(([, label]) => label),
    reworded: lists.flatMap(({ value, label }) => {
      const was = labels.get(value ?? '');
      return was === undefined || was === label ? [] : [{ was, is: label }];
    }),
  };
}

type Choice = readonly [value: string, label: string];

/** Each line with the value that it has already, if any. */
function matched(
  before: readonly Choice[],
  gone: readonly Choice[],
  wanted: readonly string[],
): { label: string; value?: string }[] {
  const known = new Map([...valuesByLabel(gone), ...valuesByLabel(before)]);
  const left = before.filter(([, label]) => !wanted.includes(label));
  const lines = wanted.filter((line) => !known.has(line));
  const others = before.length === wanted.length ? paired(left, lines) : new Map<string, string>();
  return wanted.map((label) => {
    const value = known.get(label) ?? others.get(label);
    return { label, ...(value !== undefined && { value }) };
  });
}

/**
 * Options that are there no more with the lines that are new, where there are as many of both: they are the same ones in
 * other words. Those of which one says all the words of the other belong together wherever they stand, the others one
 * after the other.
 */
function paired(left: readonly Choice[], lines: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (left.length !== lines.length) return found;
  const isFree = ([value]: Choice) => ![...found.values()].includes(value);
  for (const line of lines) {
    const alike = left.filter((one) => isFree(one) && isAlike(one[1], line));
    if (alike.length === 1) found.set(line, alike[0]![0]);
  }
  for (const line of lines) {
    const next = left.find(isFree);
    if (!found.has(line) && next) found.set(line, next[0]);
  }
  return found;
}

const wordsIn = (line: string): string[] =>
  line.toLocaleLowerCase('es').match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether one of two says all that the other says. */
function isAlike(one: string, other: string): boolean {
  const [few, many] = [wordsIn(one), wordsIn(other)].sort((a, b) => a.length - b.length);
  return few!.length > 0 && few!.every((word) => many!.includes(word));
}

/** Choices that people have and that are not offered here any more. */
function goneOf(before: readonly Choice[], published: Answers): Choice[] {
  const values = new Set(before.map(([value]) => value));
  return choicesOf(published).filter(([value]) => !values.has(value));
}

/** Lines as they are meant: what another program puts between words, or around them, is one blank or none. */
const linesIn = (lines: string): string[] =>
  lines
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

const isList = ({ type }: Answers) => type === 'array';

function valuesOf(answers: Answers): string[] | undefined {
  const values = answers[isList(answers) ? 'itemValues' : 'values'];
  return Array.isArray(values) ? values.map(String) : undefined;
}

const labelsOf = (answers: Answers) =>
  new Map(rowsOf(answers, 'options').map((row) => [String(row.option), row]));

/** Each value that is offered, with what it is read as. */
function choicesOf(answers: Answers): Choice[] {
  const labels = labelsOf(answers);
  return (valuesOf(answers) ?? []).map((value) => [
    value,
    String(labels.get(value)?.label ?? value),
  ]);
}

const valuesByLabel = (choices: readonly Choice[]) =>
  new Map(choices.map(([value, label]) => [label, value]));
