import type { FormRule } from '#/language/documents/form.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { rowsOf } from '#/language/lenses/rows.ts';
import type { Slot } from '#/language/lenses/slots.ts';
import { choice, type Asked } from '../kernel/panel.ts';
import { conditionRows, tellRows, toTests } from './conditionRows.ts';
import type { Subject } from './subjects.ts';

/** Names of what a panel asks for a condition: whether there is one and how its tests are joined, and the tests. */
const namesOf = ({ name }: Slot) => ({ joined: `${name}_when`, tests: `${name}_tests` });

/** A condition as a sentence; one that is deeper than that stays as it is. */
export function conditionAsked(
  slot: Slot,
  now: Answers,
  subjects: readonly Subject[],
): { questions: Record<string, Asked>; rules: Record<string, FormRule> } {
  const { joined, tests } = namesOf(slot);
  const isOther = now[joined] === 'other';
  const how = choice(
    'studio.question.when',
    [
      { value: 'always', label: 'studio.when.always' },
      { value: 'all', label: 'studio.when.all' },
      { value: 'any', label: 'studio.when.any' },
      ...(isOther ? [{ value: 'other', label: 'studio.when.kept' }] : []),
    ],
    { widget: 'radio', required: true, ...(slot.help !== undefined && { hint: slot.help }) },
  );
  return {
    questions: {
      [joined]: { ...how, property: { ...how.property, title: slot.title } },
      [tests]: conditionRows(subjects),
    },
    rules: {
      [joined]: { when: { at: `/answers/${joined}`, in: ['all', 'any'] }, show: { [tests]: true } },
    },
  };
}

/** Answers of the lens as a panel asks for them. */
export function tellConditions(
  slots: readonly Slot[],
  answers: Answers,
  subjects: readonly Subject[],
): Answers {
  return slots
    .filter(({ kind }) => kind === 'condition')
    .reduce<Answers>((so, slot) => {
      const { joined, tests } = namesOf(slot);
      const told = answers[`${slot.name}Joined`];
      if (told === undefined) return { ...so, [joined]: 'always' };
      const rows = tellRows(rowsOf(answers, `${slot.name}Tests`), subjects);
      if (told === 'other' || !rows) return { ...so, [joined]: 'other' };
      return { ...so, [joined]: told === 'any' ? 'any' : 'all', [tests]: rows };
    }, answers);
}

/** Answers of a panel as the lens takes them; where it says `other`, what stood there stays. */
export function toConditions(
  slots: readonly Slot[],
  card: Answers,
  subjects: readonly Subject[],
): Answers {
  return slots
    .filter(({ kind }) => kind === 'condition')
    .reduce<Answers>((so, slot) => {
      const { joined, tests } = namesOf(slot);
      const told = card[joined];
      if (told === undefined || told === 'other') return so;
      const rows = told === 'always' ? [] : toTests(card, tests, subjects);
      return {
        ...so,
        [`${slot.name}Joined`]: rows.length === 0 ? undefined : rows.length === 1 ? 'one' : told,
        [`${slot.name}Condition`]: undefined,
        [`${slot.name}Tests`]: rows,
      };
    }, card);
}
