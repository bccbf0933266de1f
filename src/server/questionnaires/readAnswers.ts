import type { Schema } from '#/contract/schema.ts';
import type { Issue } from '#/domain/kernel/issue.ts';
import { step } from '#/language/values/pointer.ts';

/** Answers by question: an option's key, several of them, or a text. */
export type GivenAnswers = Record<string, string | boolean | string[]>;

/** What was read, where each answer stood in the body, and what cannot be read. */
export interface ReadAnswers {
  answers: GivenAnswers;
  /** Pointer of a question's answer, below `/answers`. */
  at(question: string): string;
  issues: Issue[];
}

/** Reads answers that come as a list or by question. A question answered twice is an issue. */
export function readAnswers(given: Schema<'Answers'>): ReadAnswers {
  if (!Array.isArray(given)) {
    const answers: GivenAnswers = {};
    for (const [question, value] of Object.entries(given))
      if (value !== null && value !== '') answers[question] = value;
    return { answers, at: (question) => `/answers${step(question)}`, issues: [] };
  }
  const places = new Map<string, number>();
  const answers: GivenAnswers = {};
  const issues: Issue[] = [];
  given.forEach(({ question, options, text }, index) => {
    if (places.has(question)) issues.push({ code: 'repeated_question', path: `/answers/${index}` });
    places.set(question, index);
    const [one] = options;
    const chosen = options.length === 1 ? one : options.length > 1 ? options : text;
    if (chosen !== undefined && chosen !== '') answers[question] = chosen;
  });
  const at = (question: string) =>
    places.has(question) ? `/answers/${places.get(question)}` : '/answers';
  return { answers, at, issues };
}
