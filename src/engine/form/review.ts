import { effectiveRow } from '#/language/effective.ts';
import { isolate } from '#/language/values/isolate.ts';
import { isEmpty } from '#/language/expressions/condition.ts';
import { planOf } from '#/language/validation/plan.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { secretWidgets } from '#/language/values/secretWidgets.ts';
import type { FormContext } from '../fields/formContext.ts';
import type { FormStore } from '../fields/formStore.ts';
import { fieldDescriptorOf } from '../templates/fieldDescriptor.ts';
import { formatAnswer } from './formatAnswer.ts';

/** One question with its answer, as the review shows them. */
export interface ReviewLine {
  pointer: string;
  label: string;
  /** One sentence, or one for each row. '' is no answer. */
  answers: string[];
  /** Cannot be changed here. */
  fixed: boolean;
}

/**
 * The steps that a review tells, in order: those that are walked, and those that are passed over because they leave one
 * answer, which is sent all the same.
 */
export function reviewSteps({ document, steps, section, answers }: FormStore): string[] {
  const walked = new Set(steps());
  const isPassed = (id: string) =>
    document.steps[id]!.only && section(id).names.some((name) => !isEmpty(answers()[name]));
  return Object.entries(document.steps)
    .sort(([, a], [, b]) => a.order - b.order)
    .map(([id]) => id)
    .filter((id) => walked.has(id) || isPassed(id));
}

/** What a step asked and what was answered, in order; hidden questions are not part of it. */
export function reviewLines(step: string, context: FormContext): ReviewLine[] {
  const { store, say } = context;
  const { document } = store;
  const isPassed = !store.steps().includes(step);
  return store.section(step).names.flatMap((name) => {
    const part = fieldDescriptorOf(document, [name]);
    if (!part || secretWidgets.has(part.widgetName)) return [];
    const value = store.answers()[name];
    const answers =
      part.widgetName === 'rows'
        ? ((value ?? []) as Answers[]).map((row) => rowSentence(name, row, context))
        : [formatAnswer(part, value, context)];
    const fixed = isPassed || part.widget?.silent === true;
    return [{ pointer: `/answers/${name}`, label: say(part.property.title), answers, fixed }];
  });
}

/** "Nombre: Ana · Porcentaje: 50 %". */
function rowSentence(name: string, row: Answers, context: FormContext): string {
  const { document } = context.store;
  const { shown } = effectiveRow(document, name, row);
  return (planOf(document).rows.get(name)?.order ?? [])
    .filter((column) => shown.has(column))
    .flatMap((column) => {
      const part = fieldDescriptorOf(document, [name, 0, column]);
      const answer = part && formatAnswer(part, row[column], context);
      return answer ? [`${isolate(context.say(part.property.title))}: ${isolate(answer)}`] : [];
    })
    .join(' · ');
}
