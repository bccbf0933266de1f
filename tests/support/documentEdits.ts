import { addQuestion } from '#/language/edits/addQuestion.ts';
import { duplicateQuestion } from '#/language/edits/duplicateQuestion.ts';
import { hideQuestion, showQuestion } from '#/language/edits/hideQuestion.ts';
import { moveQuestion } from '#/language/edits/moveQuestion.ts';
import { removeQuestion } from '#/language/edits/removeQuestion.ts';
import { readSlots, writeSlots } from '#/language/edits/writeSlots.ts';
import { separateRule } from '#/language/edits/separateRule.ts';
import {
  addStep,
  duplicateStep,
  moveStep,
  removeStep,
  removeStepInto,
} from '#/language/edits/steps.ts';
import { stepParts } from '#/language/grammar/form.ts';
import { slotsOf } from '#/language/lenses/slots.ts';
import { object } from '#/language/notation/build.ts';
import { valueOf, type Documents } from '#/language/lenses/documents.ts';
import { objectAt } from '#/language/lenses/json.ts';
import { questionsOf, readQuestion, writeQuestion } from '#/language/lenses/question.ts';
import { rowsOf } from '#/language/lenses/rows.ts';
import type { Written } from '#/language/lenses/written.ts';
import { answerEdits, type AnswerEdit } from './answerEdits.ts';
import { fc } from './fc.ts';

/** Something done to a form: `seed` and `other` choose what of it. */
export interface DocumentEdit {
  act: (typeof acts)[number];
  seed: number;
  other: number;
  answers: AnswerEdit;
}

const stepSlots = slotsOf(object(stepParts));

const acts = [
  'add',
  'addColumn',
  'duplicate',
  'move',
  'remove',
  'hideAndShow',
  'separate',
  'write',
  'addStep',
  'duplicateStep',
  'moveStep',
  'removeStep',
  'removeStepInto',
  'rewordStep',
] as const;

export const documentEdits: fc.Arbitrary<DocumentEdit> = fc.record({
  act: fc.constantFrom(...acts),
  seed: fc.nat(10_000),
  other: fc.nat(10_000),
  answers: answerEdits,
});

const pick = <T>(list: readonly T[], seed: number): T | undefined => list[seed % list.length];

/** The documents after an edit of one of them; the same where it was refused, or there was nothing to do. */
export function done(documents: Documents, key: string, edit: DocumentEdit): Written {
  const { act, seed, other, answers } = edit;
  const nothing = { documents, issues: [] };
  const id = pick(questionsOf(documents, key), seed);
  const steps = Object.keys(objectAt(valueOf(documents, key), 'steps'));
  const [step, before] = [pick(steps, seed), pick(steps, other)];
  const isForm = key.startsWith('form/');
  if (act === 'add') {
    const asked = { type: 'string', title: 'Otra pregunta', own: true, widget: 'text' };
    return addQuestion(
      documents,
      { in: key, name: `own_${seed}` },
      asked,
      isForm && step ? { step } : {},
    );
  }
  if (isForm && step !== undefined) {
    if (act === 'addStep') return addStep(documents, key, `step_${seed}`, 'Otra página', before);
    if (act === 'duplicateStep') return duplicateStep(documents, key, step);
    if (act === 'moveStep') return moveStep(documents, key, step, before);
    if (act === 'removeStep') return removeStep(documents, key, step);
    if (act === 'removeStepInto' && before !== undefined)
      return removeStepInto(documents, key, step, before);
    if (act === 'rewordStep')
      return writeSlots(documents, { in: key, pointer: `/steps/${step}` }, stepSlots, {
        ...readSlots(documents, { in: key, pointer: `/steps/${step}` }, stepSlots),
        title: `Página ${other}`,
      });
  }
  if (id === undefined) return nothing;
  if (act === 'addColumn' && id.column !== undefined)
    return addQuestion(
      documents,
      { ...id, column: `own_${seed}` },
      { type: 'string', title: 'Otra columna', widget: 'text' },
    );
  if (act === 'duplicate') return duplicateQuestion(documents, id);
  if (act === 'move')
    return moveQuestion(
      documents,
      id,
      isForm && before && id.column === undefined ? { step: before } : {},
    );
  if (act === 'remove') return removeQuestion(documents, id);
  if (act === 'write') return writeQuestion(documents, id, answers(readQuestion(documents, id)));
  if (act === 'separate') {
    const [rule] = rowsOf(readQuestion(documents, id), 'rules');
    return rule ? separateRule(documents, id, String(rule.rule)) : nothing;
  }
  if (act === 'hideAndShow') {
    const hidden = hideQuestion(documents, id);
    return hidden.issues.length > 0 || id.column !== undefined
      ? hidden
      : showQuestion(documents, hidden.documents, id);
  }
  return nothing;
}
