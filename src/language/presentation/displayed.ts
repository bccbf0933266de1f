import { checkPhrase, phrase } from '#/domain/appropriateness/checkPhrase.ts';
import { formatDate } from '#/domain/dates/format.ts';
import { formatAmount, formatInteger, formatShares } from '#/domain/money/format.ts';
import { isEmpty, type Scalar } from '../expressions/condition.ts';
import { format, sentence, type Localization } from './format.ts';
import type { Property } from '../documents/form.ts';
import type { Scope } from '../expressions/scope.ts';
import { unitOf } from './unitOf.ts';
import { offeredBy } from '../validation/offered.ts';
import { isDrawnBy, noneOf, widgetOf, type Asked } from '../widgets/asked.ts';

/** Words that know the names of stored documents by their uuids. */
export interface AnswerWords extends Localization {
  fileName?(uuid: string): string | undefined;
}

/** An answer as the person who gave it reads it; '' where there is none. */
export function displayed(
  asked: Asked,
  value: unknown,
  scope: unknown,
  words: AnswerWords,
): string {
  const none = noneOf(asked);
  if (isEmpty(value)) return none === undefined ? '' : sentence(none, scope, words);
  if (isDrawnBy(asked, 'readonly')) {
    const { as, codes } = asked.field;
    return format({ from: '/value', as, codes }, { value }, words);
  }
  if (isDrawnBy(asked, 'yesno')) {
    const { property, field } = asked;
    const yes = property.enum?.length === 2 ? property.enum[0] : true;
    return sentence(
      value === yes ? (field.yes ?? 'page.yes') : (field.no ?? 'page.no'),
      scope,
      words,
    );
  }
  if (isDrawnBy(asked, 'decimal')) {
    const unit = unitOf(asked.field, scope as Scope);
    const number = spellDecimal(String(value));
    return unit === undefined ? number : `${number}${SPACE}${sentence(unit, scope, words)}`;
  }
  const spell = spellings[widgetOf(asked)];
  if (spell) return spell(value, words);
  const label = (one: unknown) => labelOf(asked, one, scope, words) ?? String(one);
  if (Array.isArray(value)) return value.map(label).join(', ');
  if (typeof value === 'boolean')
    return labelOf(asked, value, scope, words) ?? words.text(value ? 'page.yes' : 'page.no');
  return label(value);
}

type Spell = (value: unknown, words: AnswerWords) => string;
const SPACE = '\u00a0';

/** Widgets whose answers are spelt otherwise than they are written on the wire. */
const spellings: Readonly<Record<string, Spell>> = {
  money: (value) => `${formatAmount(String(value))}${SPACE}€`,
  participations: (value) => formatShares(String(value)),
  integer: (value) => formatInteger(String(value)),
  percentage: (value) => `${spellDecimal(String(value))}${SPACE}%`,
  date: (value) => formatDate(String(value)),
  datePicker: (value) => formatDate(String(value)),
  exactPhrase: (value) => (checkPhrase(value).length > 0 ? String(value) : phrase),
  file: (value, words) =>
    ([value].flat() as string[])
      .map((uuid) => words.fileName?.(uuid) ?? words.text('page.upload.before'))
      .join(', '),
  iban: (value) => String(value).replace(/(.{4})(?=.)/g, '$1 '),
  fingerprint: (value) => String(value).replace(/(.{8})(?=.)/g, '$1 '),
};

/** Without the zeros at the end that nobody typed: "12.500000" is "12,5". */
export function spellDecimal(value: string): string {
  const plain = value.includes('.') ? value.replace(/\.?0+$/, '') : value;
  return plain.replace('.', ',');
}

/** What the document, or its code list, calls a value. */
function labelOf(
  { field, property }: Asked,
  value: unknown,
  scope: unknown,
  words: Localization,
): string | undefined {
  const row =
    field.choices &&
    offeredBy({ field, property }, scope as Scope)?.find((one) => one.value === value);
  if (row) return sentence(field.choices!.label, row.scope, words);
  const offered = property.enum ?? (property.items as Property | undefined)?.enum;
  if (offered && !offered.includes(value as Scalar)) return undefined;
  const key = String(value as Scalar);
  const option = field.options && Object.hasOwn(field.options, key) && field.options[key];
  if (option) return sentence(option.label, scope, words);
  const items = field.codes === undefined ? undefined : words.codes?.(field.codes)?.items;
  return items && Object.hasOwn(items, key) ? words.text(items[key]!.label) : undefined;
}
