import type { Selectable } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import type { Issue } from '#/domain/issue.ts';
import type { RecordTables } from '../database/recordTables.ts';
import type { GivenAnswers, ReadAnswers } from './readAnswers.ts';

type PollRow = Selectable<RecordTables['polls']>;

/** A question of a poll as it is kept: options are their own sentences. */
interface PollQuestion {
  key: string;
  title: string;
  options: string[];
  multiple?: boolean;
}

const questionsOf = ({ questions }: Pick<PollRow, 'questions'>) => questions as PollQuestion[];

/** A poll may be answered from its first day to its last, both included (`YYYY-MM-DD`). */
export const isOpenOn = ({ opens_on, closes_on }: PollRow, today: string): boolean =>
  opens_on <= today && today <= closes_on;

/** A poll as one person sees it. */
export const toPoll = (row: PollRow & { is_answered: boolean }, today: string): Schema<'Poll'> => ({
  uuid: row.uuid,
  title: row.title,
  is_open: isOpenOn(row, today),
  is_answered: row.is_answered,
  closes_on: row.closes_on,
  questions: questionsOf(row).map(({ key, title, options, multiple }, index) => ({
    key,
    text: title,
    order: (index + 1) * 10,
    is_multiple: multiple === true,
    options: options.map((option) => ({ key: option, text: option })),
  })),
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

function faultOf({ key, options, multiple }: PollQuestion, answers: GivenAnswers) {
  const given = Object.hasOwn(answers, key) ? answers[key] : undefined;
  if (given === undefined || (Array.isArray(given) && given.length === 0)) return 'required';
  const chosen = [given].flat();
  const isKnown = chosen.every((one) => typeof one === 'string' && options.includes(one));
  if (!isKnown || new Set(chosen).size !== chosen.length) return 'unknown_answer';
  return chosen.length > 1 && !multiple ? 'unknown_answer' : undefined;
}
