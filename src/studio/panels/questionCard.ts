import { separateRule } from '#/language/edits/separateRule.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { valueOf, type Documents } from '#/language/lenses/documents.ts';
import { toObject } from '#/language/lenses/json.ts';
import { sides } from '#/language/lenses/limits.ts';
import { readQuestion, writeQuestion } from '#/language/lenses/question.ts';
import { siteOf, type QuestionId } from '#/language/lenses/questionSite.ts';
import { rowsOf } from '#/language/lenses/rows.ts';
import { sharedRules } from '#/language/lenses/rulesLens.ts';
import { refused, type Written } from '#/language/lenses/written.ts';
import { read } from '#/language/values/pointer.ts';
import { same } from '#/language/values/same.ts';
import {
  choiceLines,
  repeatedLine,
  takenLines,
  withChoices,
  type TakenLines,
} from './choiceLines.ts';
import { tellRows, toTests } from './conditionRows.ts';
import { readLimits, writeLimits } from './limitsAsked.ts';
import { subjectsOf } from './subjects.ts';
import { readTables, writeTables } from './tables.ts';

/** Answers that a card takes as the lens tells them. */
const plainAnswers = [
  ...['title', 'hint', 'placeholder', 'required', 'width', 'widget', 'codes', 'step'],
];

/**
 * A question as its panel asks for it: the lens's own answers, its choices as lines (`choices`), and when it is asked as
 * a sentence (`when`, `tests`); with the limits that are the tenant's own (`least`, `most`). `when` is `other` where
 * several rules or a deeper condition say so: that stays as it is.
 */
export function readCard(documents: Documents, id: QuestionId): Answers {
  const answers = readQuestion(documents, id);
  const lines = choiceLines(answers);
  return {
    ...Object.fromEntries(plainAnswers.map((name) => [name, answers[name]])),
    ...readTables(answers),
    ...(lines !== undefined && { choices: lines }),
    ...readLimits(documents, id, answers),
    ...shownWhen(documents, id, answers),
  };
}

/**
 * The documents in which a question is what its card says; what the card does not name stays.
 * @param base the documents as people have them now
 */
export function writeCard(
  documents: Documents,
  id: QuestionId,
  card: Answers,
  base: Documents = documents,
): Written {
  const before = readCard(documents, id);
  const lines =
    typeof card.choices === 'string' && card.choices !== before.choices ? card.choices : undefined;
  const choice = repeatedLine(lines ?? '');
  if (choice !== undefined)
    return refused(documents, 'choice_repeated', id.in, siteOf(id).property, { choice });
  const isToldAnew =
    Object.hasOwn(card, 'when') &&
    (card.when !== before.when || !same(card.tests, before.tests)) &&
    card.when !== 'other';
  const first = isToldAnew ? separated(documents, id) : { documents, issues: [] };
  if (first.issues.length > 0) return first;
  const answers = readQuestion(first.documents, id);
  const named = plainAnswers.filter((name) => Object.hasOwn(card, name));
  const plain = Object.fromEntries(named.map((name) => [name, card[name]]));
  // A box that is not ticked says nothing, unless the document says no.
  const required = card.required === true ? true : answers.required === false ? false : undefined;
  const worded = {
    ...answers,
    ...plain,
    ...(Object.hasOwn(card, 'required') && { required }),
    ...writeTables(card),
  };
  const chosen = lines === undefined ? worded : withChoices(worded, lines, published(base, id));
  const told = isToldAnew ? { ...chosen, ...rulesOf(first.documents, id, worded, card) } : chosen;
  const limits = Object.fromEntries(
    sides.flatMap((side) =>
      Object.hasOwn(card, side) && !same(card[side], before[side]) ? [[side, card[side]]] : [],
    ),
  );
  const bounded = writeLimits(first.documents, id, told, limits);
  const written = writeQuestion(first.documents, id, bounded);
  return written.issues.length > 0 ? { ...written, documents } : written;
}

/** How the choices of a card are understood; nothing where they are those that are there. */
export function choicesTaken(
  documents: Documents,
  id: QuestionId,
  card: Answers,
  base: Documents,
): TakenLines | undefined {
  const answers = readQuestion(documents, id);
  const { choices } = card;
  if (typeof choices !== 'string' || choices === choiceLines(answers)) return undefined;
  return takenLines(answers, choices, published(base, id));
}

/** What a question says in the documents that people have; nothing where it is a new one. */
const published = (base: Documents, id: QuestionId): Answers =>
  Object.hasOwn(base, id.in) && read(valueOf(base, id.in), siteOf(id).property) !== undefined
    ? readQuestion(base, id)
    : {};

const showRules = (answers: Answers) =>
  rowsOf(answers, 'rules').filter((row) => row.shows === true);

function shownWhen(documents: Documents, id: QuestionId, answers: Answers): Answers {
  const [rule, ...more] = showRules(answers);
  if (!rule) return { when: 'always' };
  const tests = rowsOf(answers, 'tests').filter((test) => test.rule === rule.rule);
  const rows = tellRows(tests, subjectsOf(documents, id));
  if (more.length > 0 || rule.joined === 'other' || !rows) return { when: 'other' };
  return { when: rule.joined === 'any' ? 'any' : 'all', tests: rows };
}

/** Rules about other questions too are theirs: this one gets its own before it changes. */
function separated(documents: Documents, id: QuestionId): Written {
  const { rules, name } = siteOf(id);
  const table = toObject(read(valueOf(documents, id.in), rules));
  const shared = sharedRules(name, table);
  return showRules(readQuestion(documents, id))
    .map(({ rule }) => String(rule))
    .filter((rule) => (shared[rule] ?? []).length > 0)
    .reduce<Written>(
      (so, rule) => (so.issues.length > 0 ? so : separateRule(so.documents, id, rule)),
      { documents, issues: [] },
    );
}

function rulesOf(documents: Documents, id: QuestionId, answers: Answers, card: Answers): Answers {
  const [rule] = showRules(answers);
  const { name } = siteOf(id);
  const known = rule === undefined ? `show_${name}` : String(rule.rule);
  const others = (list: string) => rowsOf(answers, list).filter((row) => row.rule !== known);
  if (card.when === 'always') {
    const left: Answers | undefined = rule && { ...rule, shows: undefined };
    const keeps = left?.requires === true || rowsOf(answers, 'ruleLimits').some(isOf(known));
    return keeps
      ? { rules: [...others('rules'), left] }
      : { rules: others('rules'), tests: others('tests') };
  }
  const tests = toTests(card, 'tests', subjectsOf(documents, id));
  const joined = tests.length === 1 ? 'one' : card.when;
  return {
    rules: [...others('rules'), { ...rule, rule: known, shows: true, joined }],
    tests: [...others('tests'), ...tests.map((test) => ({ rule: known, ...test }))],
  };
}

const isOf = (name: string) => (row: Answers) => row.rule === name;
