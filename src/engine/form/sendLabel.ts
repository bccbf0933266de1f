import type { FormDocument } from '#/language/documents/form.ts';
import type { Text } from '#/language/expressions/binding.ts';
import type { Localization } from '#/language/presentation/format.ts';

/** What the button says that sends a form or goes on with it: without amounts where they are hidden. */
export function sendLabel(
  { next, submit }: Pick<FormDocument, 'next' | 'submit'>,
  { hidesAmounts }: Pick<Localization, 'hidesAmounts'>,
): Text {
  if (next) return next.label;
  return (hidesAmounts && submit?.veiled) || (submit?.label ?? 'page.send.button');
}
