import type { Selectable } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import type { Issue } from '#/domain/kernel/issue.ts';
import type { RecordTables } from '../tables/recordTables.ts';
import type { GivenAnswers, ReadAnswers } from './readAnswers.ts';

type PollRow = Selectable<RecordTables['polls']>;

/** What one person answered to a poll, and when; nothing of it where they have not. */
interface Given {
  answers: Record<string, unknown> | null;
  answered_at: Date | null;
}

/** A question of a poll as it is kept: options are their own sentences, or have a key. */
interface PollQuestion {
  key: string;
  title: string;
  options: (string | Option)[];
  multiple?: boolean;
}
interface Option {
  key: string;
  text: string;
}

const questionsOf = ({ questions }: Pick<PollRow, 'questions'>) => questions as PollQuestion[];
const optionsOf = ({ options }: PollQuestion): Option[] =>
  options.map((option) => (typeof option === 'string' ? { key: option, text: option } : option));

/** A poll may be answered from its first day to its last, both included (`YYYY-MM-DD`). */
export const isOpenOn = ({ opens_on, closes_on }: PollRow, today: string): boolean =>
  opens_on <= today && today <= closes_on;

/** A poll as one person sees it, with what they answered. */
export function toPoll(row: PollRow & Given, today: string): Schema<'Poll'> {
  const isOpen = isOpenOn(row, today);
  const isAnswered = row.answered_at !== null;
  return {
    uuid: row.uuid,
    title: row.title,
    is_open: isOpen,
    is_answered: isAnswered,
    state: isAnswered ? 'ANSWERED' : isOpen ? 'OPEN' : 'CLOSED',
    closes_on: row.closes_on,
    form: row.form,
    answered_at: row.answered_at?.toISOString() ?? null,
    questions: questionsOf(row).map((question, index) => ({
      key: question.key,
      text: question.title,
      order: (index + 1) * 10,
      is_multiple: question.multiple === true,
      options: optionsOf(question),
    })),
    given: isAnswered ? givenTo(row) : [],
  };
}

/** Each question with the sentences that were chosen, in the order in which they were offered. */
const givenTo = (row: PollRow & Given) =>
  questionsOf(row).map((question) => {
    const chosen = [row.answers?.[question.key] ?? []].flat();
    const texts = optionsOf(question).filter(({ key }) => chosen.includes(key));
    return { question: question.title, answer: texts.map(({ text }) => text).join(', ') };
  });

/** What is wrong with the answers to a poll: every question needs one of its own options, or several. */
export function checkPollAnswers(row: PollRow, { answers, at, issues }: ReadAnswers): Issue[] {
  const questions = questionsOf(row);
  const known = new Set(questions.map(({ key }) => key));
  const strangers = Object.keys(answers)
    .filter((key) => !known.has(key))
    .map((key) => ({ code: 'unknown_field', path: at(key), params: { name: key.slice(0, 80) } }));
  const wrong = questions.flatMap((question) => {
    const issue = faultOf(question, answers);
    return issue ? [{ code: issue, path: at(question.key) }] : [];
  });
  return [...issues, ...strangers, ...wrong];
}

function faultOf(question: PollQuestion, answers: GivenAnswers) {
  const { key, multiple } = question;
  const given = Object.hasOwn(answers, key) ? answers[key] : undefined;
  if (given === undefined || (Array.isArray(given) && given.length === 0)) return 'required';
  const chosen = [given].flat();
  const offered = new Set<unknown>(optionsOf(question).map((option) => option.key));
  const isKnown = chosen.every((one) => offered.has(one));
  if (!isKnown || new Set(chosen).size !== chosen.length) return 'unknown_answer';
  return chosen.length > 1 && !multiple ? 'unknown_answer' : undefined;
}
