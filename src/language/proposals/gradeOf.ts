import { isUnder } from '../locks/lockedIn.ts';
import type { Change, ChangeCode } from './changeOf.ts';
import type { DocumentFault } from './layProposal.ts';

/** How much a change is to be feared: not at all, enough to be looked at well, or it is not published. */
export type Grade = 'SAFE' | 'REVIEW' | 'BLOCKED';

/** What has effects beyond what is seen: who must answer, what they may, what is sent, what is there no more, and what is there again. */
const reviewed: ReadonlySet<ChangeCode> = new Set<ChangeCode>([
  'change.document.added',
  'change.document.removed',
  'change.question.removed',
  'change.question.hidden',
  'change.question.limits',
  'change.question.choices',
  'change.choice.added',
  'change.choice.removed',
  'change.choice.reworded',
  'change.question.required.on',
  'change.question.required.off',
  'change.question.sent',
  'change.step.removed',
  'change.example.added',
  'change.example.removed',
  'change.example.changed',
  'change.kept.removed',
  'change.kept.changed',
  'change.form',
  'change.text.removed',
  'change.text.said.removed',
]);

/** What people have answered already was asked in another order, or without what is asked now. */
const ofAnswered: ReadonlySet<ChangeCode> = new Set<ChangeCode>([
  'change.question.moved',
  'change.question.added',
]);

/**
 * The grade of a change, by its kind and by how many people have answered the document.
 * @param locked nodes of the document that the law holds, its words alone excepted
 * @param isSaidGravely the words of a text are said where words are looked at: a text is as grave as the gravest place
 * @param isRegulated it is a form that sends a regulated call: whatever is said beside its questions is looked at
 * @param answers that were sent with the document or are begun: what they said of it must still be told
 */
export function gradeOf(
  change: Change,
  faults: readonly DocumentFault[],
  {
    locked,
    answers,
    isRegulated,
    isSaidGravely = false,
  }: {
    locked: readonly string[];
    answers: number;
    isRegulated: boolean;
    isSaidGravely?: boolean;
  },
): Grade {
  const touches = (pointer: string) =>
    change.pointers.some((own) => isUnder(own, pointer) || isUnder(pointer, own));
  const isRefused = faults.some(
    ({ document, pointer, severity }) =>
      severity === 'error' && document === change.in && touches(pointer),
  );
  if (isRefused) return 'BLOCKED';
  // Notices, mails and papers are read where nobody sees the change: whoever answers for them reads them first.
  const isSaidAlone = change.in.startsWith('words/');
  if (isRegulated || isSaidGravely || isSaidAlone) return 'REVIEW';
  // Words that the law holds, and a page of settings or a screen that is seen as a whole.
  if (reviewed.has(change.code) || change.code.startsWith('change.rule.') || locked.some(touches))
    return 'REVIEW';
  if (
    /^change\.(document|value|part|entry|setting)\./.test(change.code) &&
    !/^(style|texts|words)\//.test(change.in)
  )
    return 'REVIEW';
  return answers > 0 && ofAnswered.has(change.code) ? 'REVIEW' : 'SAFE';
}
