import type { Binding, Format, Text } from '../expressions/binding.ts';
import { isEmpty } from '../expressions/condition.ts';
import { formatValue } from '../expressions/formatValue.ts';
import { read } from '../values/pointer.ts';
import type { CodesDocument } from '../documents/tenantDocuments.ts';

/** What turning values into words needs from outside. */
export interface Localization {
  /** Translates a Spanish sentence and fills its `{name}` places. */
  text(sentence: string, values?: Record<string, string>): string;
  /** The code list of that id, when the release has it. */
  codes?(id: string): CodesDocument | undefined;
  /** Whether a code list is still on its way. */
  awaits?(list: string): boolean;
  /** Time zone of instants; Europe/Madrid unless told. */
  zone?: string;
  /** Amounts and participations are not to be read over a shoulder. */
  hidesAmounts?: boolean;
}

/** Stands for an amount that the person keeps to themselves. */
export const HIDDEN = '••••';
/** Stands for words that have not come yet: nobody reads a code. */
const COMING = '…';
const hidden: Partial<Record<Format, string>> = {
  money: `${HIDDEN}\u00a0€`,
  moneySigned: `${HIDDEN}\u00a0€`,
  shares: HIDDEN,
};

/** A bound value as a person reads it; '-' where there is none. */
export function format(binding: Binding, scope: unknown, words: Localization): string {
  const found = read(scope, binding.from);
  const value = isEmpty(found) ? binding.default : found;
  if (isEmpty(value) || typeof value === 'object') return '-';
  // Words that stand in for a missing value are the document's own, to be translated like any other.
  if (value !== found && typeof value === 'string' && /\p{L}/u.test(value))
    return words.text(value);
  const veil = words.hidesAmounts && binding.as && hidden[binding.as];
  if (veil) return veil;
  if (binding.as === 'code') {
    const items = binding.codes ? words.codes?.(binding.codes)?.items : undefined;
    const label =
      items && Object.hasOwn(items, String(value)) ? items[String(value)]!.label : undefined;
    if (label !== undefined) return words.text(label);
    return binding.codes && words.awaits?.(binding.codes) ? COMING : String(value);
  }
  return formatValue(value, binding.as ?? 'text', words.zone);
}

/** What stands between facts that are told in a row. */
const BETWEEN = ' · ';
/** Stands for what is not known while a row of facts is put together: no text has it. */
const UNKNOWN = '\uE000';

/**
 * A text of a document, translated, with its bound values in place. Of facts in a row those are left out of which
 * something is not known, as long as one is.
 */
export function sentence(text: Text, scope: unknown, words: Localization): string {
  if (typeof text === 'string') return words.text(text);
  const isRow = text.text.includes(BETWEEN);
  const values = Object.entries(text.values).map(([name, binding]) => {
    const said = format(binding, scope, words);
    return [name, isRow && said === '-' ? UNKNOWN : said];
  });
  const said = words.text(text.text, Object.fromEntries(values));
  if (!isRow) return said;
  const facts = said.split(BETWEEN);
  const known = facts.filter((fact) => !fact.includes(UNKNOWN));
  return (known.length > 0 ? known : facts).join(BETWEEN).replaceAll(UNKNOWN, '-');
}
