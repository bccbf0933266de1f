import { effectiveRow } from '#/language/effective.ts';
import { isolate } from '#/language/values/isolate.ts';
import { planOf } from '#/language/validation/plan.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { secretWidgets } from '#/language/values/secretWidgets.ts';
import type { FormContext } from '../fields/formContext.ts';
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

/** What a step asked and what was answered, in order; hidden questions are not part of it. */
export function reviewLines(step: string, context: FormContext): ReviewLine[] {
  const { store, say } = context;
  const { document } = store;
  return store.section(step).names.flatMap((name) => {
    const part = fieldDescriptorOf(document, [name]);
    if (!part || secretWidgets.has(part.widgetName)) return [];
    const value = store.answers()[name];
    const answers =
      part.widgetName === 'rows'
        ? ((value ?? []) as Answers[]).map((row) => rowSentence(name, row, context))
        : [formatAnswer(part, value, context)];
    const fixed = part.widget?.silent === true;
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
