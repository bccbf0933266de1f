import { questions, type Question } from '#/domain/appropriateness/questions.ts';
import type { FormDocument } from '../documents/form.ts';
import type { CallLocks } from '../documents/locksDocument.ts';
import type { SentMember } from '../requests/sentMembers.ts';
import { step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { error } from './context.ts';
import { valuesOf } from './options.ts';

/** Lists of questions of which the domain knows how each may be answered. */
const known: Readonly<Record<string, Record<string, Question>>> = {
  'convenience-questions': questions,
};

const every = new Set<unknown>(
  Object.values(known).flatMap((all) => Object.values(all).flatMap(answersOf)),
);

/**
 * A question of a test offers the answers that it is scored by, all of them and no other question's. Answers that no
 * question has are told by the list of their words.
 */
export function checkTestAnswers(
  { data }: FormDocument,
  { words = '' }: CallLocks,
  sent: readonly SentMember[],
): Diagnostic[] {
  const scored = Object.hasOwn(known, words) ? known[words]! : {};
  return sent.flatMap(({ member, answer }) => {
    const property = answer === undefined ? undefined : data.properties[answer];
    if (!property || !Object.hasOwn(scored, member)) return [];
    const offered = valuesOf(property);
    const answers = answersOf(scored[member]!);
    const isSame =
      offered.length === answers.length && answers.every((value) => offered.includes(value));
    return isSame || !offered.every((value) => every.has(value))
      ? []
      : [
          error(
            `/data/properties${step(answer!)}${offered.length > 0 ? '/enum' : ''}`,
            `que «${member}» se conteste con ${answers.join(', ')}.`,
          ),
        ];
  });
}

function answersOf({ answers }: Question): string[] {
  return Object.keys(answers);
}
