import type { FormDocument } from '#/language/documents/form.ts';
import type { Json } from '#/language/lenses/json.ts';
import { segments } from '#/language/values/pointer.ts';

/**
 * What a call brings of somebody who has never answered a form: without what the form begins with of earlier answers, and
 * without what it leaves out questions by.
 */
export function firstTime(
  { again, calls = {}, load }: FormDocument,
  call: string,
  data: Json,
): Json {
  if (!again) return data;
  const asked = [again.only, again.seen, again.before]
    .flatMap((from) => (from === undefined ? [] : [segments(from)]))
    .filter(([, name]) => calls[name!]?.call === call);
  const begun = load?.call === call ? Object.values(load.answers).map(fromOf) : [];
  const members = new Set([...asked, ...begun].map(([, , member]) => member));
  return Object.fromEntries(Object.entries(data).filter(([name]) => !members.has(name)));
}

const fromOf = (binding: unknown) => segments((binding as { from?: string }).from ?? '');
