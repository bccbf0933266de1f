import { isEmpty } from '#/language/expressions/condition.ts';
import { noneOf } from '#/language/widgets/asked.ts';
import { isolate } from '#/language/values/isolate.ts';
import { choicesOf } from '../widgets/choices.ts';
import type { FormContext } from '../fields/formContext.ts';
import type { FieldDescriptor } from '../templates/fieldDescriptor.ts';

/** An answer as the person who gave it would say it; '' where there is none. */
export function formatAnswer(
  part: FieldDescriptor,
  value: unknown,
  context: Pick<FormContext, 'store' | 'words' | 'say'>,
): string {
  const { words, say } = context;
  const none = noneOf(part);
  if (isEmpty(value)) return none === undefined ? '' : say(none);
  if (part.widget?.show) return part.widget.show(value, part, context);
  const choices = choicesOf(part, context);
  const labelOf = (one: unknown) => choices.find(({ value: own }) => own === one)?.label;
  if (Array.isArray(value))
    return value.map((one) => isolate(labelOf(one) ?? String(one))).join(', ');
  return (
    labelOf(value) ??
    (typeof value === 'boolean' ? words.text(value ? 'page.yes' : 'page.no') : String(value))
  );
}
